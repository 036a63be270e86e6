#pragma once

#include "base/grid.h"
#include "games/polyomino/level.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// Boards in the shape of things, and last those with holes, for the generator. Names and drawings are frozen: recipes name
// them.
const std::vector<std::string_view>& figure_names();

// The figure "any" is one of the first so many: those that there were when recipes began to name it.
inline constexpr std::size_t any_figure_count = 12;

// Precondition: it is one of figure_names().
Grid<Square> figure_board(std::string_view name);

}  // namespace tessera::polyomino
