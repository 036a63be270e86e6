#pragma once

#include "session/session.h"

#include <utility>

namespace tessera {

// Returns the same game of another form of its level: `moved` converts each move. Precondition: the converted
// moves are legal there.
template <class G, class Moved>
Session<G> replayed(const Session<G>& game, typename G::Level level, const Moved& moved) {
    Session<G> there(std::move(level));
    const auto& history = game.history();
    for (int index = 1; index < int_size(history); ++index) {
        const auto& move = at(history, index).move;
        if (move) {
            there.play(moved(*move));
        } else {
            there.restart();
        }
    }
    for (int first = 1; first < int_size(history); ++first) {
        int count = 1;
        while (first + count < int_size(history) && at(history, first + count).is_joined) {
            ++count;
        }
        if (count > 1) {
            there.join(first, count);
            first += count - 1;
        }
    }
    there.go_to(game.cursor());
    return there;
}

}  // namespace tessera
