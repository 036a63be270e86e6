#pragma once

#include "games/number_swap/engines/board.h"

#include <cstdint>
#include <vector>

namespace tessera::number_swap {

// Moves tile after tile home along a shortest path that leaves the finished tiles in place: correct, never
// short. Fills the board from its leaves inwards, so that a path always remains.
std::vector<int> naive_moves(const Board& board, std::vector<std::uint8_t> state);

}  // namespace tessera::number_swap
