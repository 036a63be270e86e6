#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Return an upper bound on the width of a text in Helvetica or a wider substitute, in the unit of `size`.
double text_width(std::string_view text, double size);
double bold_text_width(std::string_view text, double size);

// Splits the text into lines of at most this width; a wider word is broken.
std::vector<std::string> wrapped(std::string_view text, double size, double width);

// Returns the text, or as much of its beginning as fits with an ellipsis, for bold type.
std::string cut_to_width(std::string_view text, double size, double width);

}  // namespace tessera
