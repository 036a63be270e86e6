#pragma once

#include "games/polyomino/polyomino.h"

#include <doctest.h>

#include <string>
#include <vector>

namespace tessera::polyomino {

// Plays the moves of a hint or an explanation, which must be legal.
inline State after_moves(const Level& level, State state, const std::vector<std::string>& moves) {
    for (const std::string& text : moves) {
        const auto move = Polyomino::parse_move(level, text);
        REQUIRE(move);
        const auto next = Polyomino::play(level, state, *move);
        REQUIRE(next);
        state = *next;
    }
    return state;
}

}  // namespace tessera::polyomino
