#pragma once

#include <vector>

namespace tessera {

// A puzzle as a link carries it; no moves unless the player included them.
template <class Level, class Move>
struct SharedPuzzle {
    Level level;
    std::vector<Move> moves;

    bool operator==(const SharedPuzzle&) const = default;
};

}  // namespace tessera
