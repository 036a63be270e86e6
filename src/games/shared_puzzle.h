#pragma once

#include <numeric>
#include <vector>

namespace tessera {

// A puzzle as a link carries it; no moves unless the player included them.
template <class Level, class Move>
struct SharedPuzzle {
    Level level;
    std::vector<Move> moves;

    bool operator==(const SharedPuzzle&) const = default;
};

// For families whose links hold every move: see moves_in_share in game.h.
template <class Level, class Move>
std::vector<int> every_move(const SharedPuzzle<Level, Move>& shared) {
    std::vector<int> indices(shared.moves.size());
    std::iota(indices.begin(), indices.end(), 0);
    return indices;
}

}  // namespace tessera
