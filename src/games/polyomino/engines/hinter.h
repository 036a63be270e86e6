#pragma once

#include "games/game.h"
#include "games/polyomino/engines/analyser.h"

#include <optional>
#include <vector>

namespace tessera::polyomino {

// Help in three steps - which piece, where, placed - from the position as it stands: for the cell that leaves
// the least choice, with the reason if there is a simple one; on boards whose tables do not fit, for the first
// open cell. At a dead end it names a smallest set of pieces to take back. Where no completion is found in long,
// it says so.
class Hinter {
public:
    static Result<Hinter> start(const Level& level, const State& state);

    // Exhausted when there is nothing to say: the board is covered.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return analyser_.stats(); }
    Hint hint() const { return hint_; }

private:
    Hinter(const Level& level, const State& state);

    void suggest_placement();
    void suggest_taking_back();
    void admit_defeat();

    Level level_;
    State state_;
    Analyser analyser_;
    bool is_complete_ = false;
    Hint hint_;
};

}  // namespace tessera::polyomino
