#pragma once

#include "games/number_swap/engines/board.h"

#include <vector>

// Which swap of a path to show next, and what it does to its two tiles.

namespace tessera::number_swap {

// Steps that a swap moves each of its tiles nearer home: 1, 0 or -1 (0 on boards with odd cycles).
struct Gain {
    int first = 0;  // for the tile on the move's first cell
    int second = 0;

    int sum() const { return first + second; }
};
Gain gain_of(const Board& board, const Grid<int>& tiles, const Move& move);

// Returns the index of the swap with the most gain among those of the path that could come first, the earliest of equal
// ones. A swap that shares no cell with those before it can be moved to the front. Precondition: the path is not empty.
int best_first_move(const Board& board, const Grid<int>& tiles, const std::vector<Move>& path);

}  // namespace tessera::number_swap
