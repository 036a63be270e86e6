#pragma once

#include "games/number_swap/engines/board.h"

#include <cstdint>
#include <vector>

namespace tessera::number_swap {

// Brings tile after tile home along a shortest path that leaves those already home where they are: right,
// never short. Tiles go home from the leaves of the board inwards, so that a path is always left.
std::vector<int> naive_moves(const Board& board, std::vector<std::uint8_t> state);

}  // namespace tessera::number_swap
