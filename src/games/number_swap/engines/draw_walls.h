#pragma once

#include "games/number_swap/level.h"
#include "games/number_swap/walls.h"

#include <vector>

namespace tessera::number_swap {

// Returns the barriers that draw the figure as large as the board allows, sorted; they leave the board connected.
// Preconditions: it is a figure; the board has least_walled_side rows and columns.
std::vector<CellPair> draw_walls(Walls walls, int rows, int columns);

}  // namespace tessera::number_swap
