#pragma once

#include "games/hint.h"
#include "games/number_swap/engines/lower_bound.h"

#include <vector>

namespace tessera::number_swap {

// The rungs of a hint that tell why it takes so many swaps, as far as the bound goes: what the steps of all tiles add up
// to, which of them barriers make, which tiles have to get past which, the parity. Where the bound is met without the
// parity, two tiles that every shortest way swaps with each other.
std::vector<HintStep> rungs_of_bound(const Board& board, const Grid<int>& tiles, const LowerBound& bound,
                                     int move_count);

}  // namespace tessera::number_swap
