#pragma once

#include "base/rng.h"
#include "games/polyomino/engines/placements.h"

#include <algorithm>

namespace tessera::polyomino {

// Returns a position after up to `move_count` random legal placements, like those of a careless player.
inline State random_position(const Level& level, Rng& rng, int move_count) {
    State state{level.givens};
    for (int move = 0; move < move_count; ++move) {
        const std::vector<Placement> fitting = fitting_placements(level, state);
        if (fitting.empty()) {
            break;
        }
        state.placed.push_back(at(fitting, rng.between(0, int_size(fitting) - 1)));
        std::sort(state.placed.begin(), state.placed.end());
    }
    return state;
}

}  // namespace tessera::polyomino
