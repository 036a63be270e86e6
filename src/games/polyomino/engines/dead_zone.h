#pragma once

#include "games/polyomino/level.h"

#include <vector>

namespace tessera::polyomino {

// The sizes of the pieces that are not placed, sorted.
std::vector<int> sizes_left(const Level& level, const State& state);

// The smallest zone of open cells that no sizes of the pieces left add up to, of equal ones the first; empty if there is none.
std::vector<Cell> dead_zone(const Level& level, const State& state);

}  // namespace tessera::polyomino
