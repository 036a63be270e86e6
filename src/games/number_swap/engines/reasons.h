#pragma once

#include "games/hint.h"
#include "games/number_swap/engines/lower_bound.h"

#include <vector>

namespace tessera::number_swap {

// Returns the rungs of a hint that explain why so many swaps are needed, as far as the bound goes: the sum of
// the steps of all tiles, the share due to barriers, the tiles that must get past each other, the parity. If
// the bound is met without the parity, also two tiles that every shortest path swaps with each other.
std::vector<HintStep> rungs_of_bound(const Board& board, const Grid<int>& tiles, const LowerBound& bound,
                                     int move_count);

}  // namespace tessera::number_swap
