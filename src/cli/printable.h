#pragma once

#include "base/sentence.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tessera {

inline constexpr std::size_t longest_refusal = 500;
inline constexpr std::size_t longest_name = 120;  // file name or value, in a sentence

// Escapes what a terminal would obey or not show: control characters except `kept`, direction marks,
// characters without width, and invalid UTF-8 become \xNN. Joiners and non-joiners stay, since some languages
// need them.
std::string printable(std::string_view text, std::string_view kept = "");

// The same in at most `most` bytes; longer texts lose their middle.
std::string shortened(std::string_view text, std::size_t most);

// Returns the sentence in English; long arguments lose their middle.
std::string in_words(const Sentence& sentence);

}  // namespace tessera
