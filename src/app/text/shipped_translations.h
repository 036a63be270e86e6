#pragma once

#include <string_view>

namespace tessera {

// The table of a language, inside the program; the page fetches it instead. Empty: there is none.
std::string_view shipped_translation(std::string_view code);

}  // namespace tessera
