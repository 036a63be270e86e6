#pragma once

#include "games/polyomino/level.h"

#include <vector>

namespace tessera::polyomino {

// Returns the sizes of the pieces that are not placed, sorted.
std::vector<int> sizes_left(const Level& level, const State& state);

// Returns the smallest zone of open cells whose size is no sum of remaining piece sizes, the first of equals;
// empty if there is none.
std::vector<Cell> dead_zone(const Level& level, const State& state);

}  // namespace tessera::polyomino
