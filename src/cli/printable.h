#pragma once

#include "base/sentence.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tessera {

inline constexpr std::size_t longest_refusal = 500;
inline constexpr std::size_t longest_name = 120;  // of a file or a value, in a sentence

// `text` without what a terminal would obey or nobody would see: control characters but `kept`, marks that turn the order
// of letters or have no width, and bytes that are no UTF-8 become \xNN. What joins letters or parts them stays: there are
// languages that are written with it.
std::string printable(std::string_view text, std::string_view kept = "");

// The same in at most `most` bytes: what is longer loses its middle.
std::string shortened(std::string_view text, std::size_t most);

// The sentence in English; long arguments lose their middle.
std::string in_words(const Sentence& sentence);

}  // namespace tessera
