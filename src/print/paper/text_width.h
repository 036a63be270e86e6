#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// How wide a text is at most, set in Helvetica or in the wider letters that stand in for it where it is missing; `size`
// and answers in the same unit.
double text_width(std::string_view text, double size);
double bold_text_width(std::string_view text, double size);

// The text in lines of at most this width; a word that is wider is broken.
std::vector<std::string> wrapped(std::string_view text, double size, double width);

// The text, or as much of its beginning as fits with an ellipsis, in bold type.
std::string cut_to_width(std::string_view text, double size, double width);

}  // namespace tessera
