#pragma once

#include "games/game.h"
#include "games/polyomino/engines/analyser.h"
#include "games/polyomino/reasoning/reasoner.h"

#include <optional>
#include <vector>

namespace tessera::polyomino {

// Help from the position as it stands, rung by rung (hint_ladder.h): how it stands, where to look, the deductions
// that lead to a placement, the placement. Where none is found in short (several ways lead on, or the board is too
// large to reason about) it is that of a solution at the cell that leaves the least choice. At a dead end it names a
// smallest set of pieces to take back, and what shows that there is no way on. Where no completion is found in
// long, it says so.
class Hinter {
public:
    static Result<Hinter> start(const Level& level, const State& state);

    // Exhausted when there is nothing to say: the board is covered.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    Hint hint() const { return hint_; }

private:
    Hinter(const Level& level, const State& state);

    void look(Ticks budget);
    void end_looking();
    bool may_be_reasoned() const;
    void reason(Ticks budget);
    bool has_reasons() const;
    void sum_stats();
    void tell();
    void tell_placement();
    void tell_dead_end();
    Placement placement_at(Cell cell) const;

    Level level_;
    State state_;
    Analyser analyser_;
    std::optional<Ticks> counting_end_;  // of the analyser, once a way to finish is known
    std::optional<Reasoner> reasoner_;
    bool is_complete_ = false;
    SearchStats stats_;
    Hint hint_;
};

}  // namespace tessera::polyomino
