#pragma once

#include "base/grid.h"
#include "games/polyomino/level.h"

#include <string_view>
#include <vector>

namespace tessera::polyomino {

// Boards in the shape of things, for the generator. Names and drawings are frozen: recipes name them, and
// "any" depends on their number.
const std::vector<std::string_view>& figure_names();

// Precondition: it is one of figure_names().
Grid<Square> figure_board(std::string_view name);

}  // namespace tessera::polyomino
