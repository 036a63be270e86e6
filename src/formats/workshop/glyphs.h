#pragma once

#include "base/grid.h"

#include <string_view>

namespace tessera {

// Returns the first letters of a name as squares that are filled or not, seven rows high: all of a name of up to two letters
// or digits, else its first one. Filled squares never meet at a corner alone, so a surface around them is closed. Empty for a
// name that begins with another sign.
Grid<bool> glyphs_of(std::string_view name);

}  // namespace tessera
