#pragma once

#include "games/explanation.h"
#include "games/polyomino/engines/analyser.h"
#include "games/polyomino/reasoning/reasoner.h"

#include <optional>

namespace tessera::polyomino {

// Explains a position deduction by deduction (reasoning/README.md). At a dead end it also names a smallest
// set of pieces to blame among those that the player placed.
class Explainer {
public:
    static Result<Explainer> start(const Level& level, const State& state);

    // Returns solved when explanation(), which may end in a dead end, is complete; exhausted if it is too
    // much work, with the reason in trouble().
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    const Explanation& explanation() const { return explanation_; }
    static Sentence trouble() { return say("this position would take too long to explain"); }

    static constexpr Ticks most_effort = 100'000'000;

private:
    Explainer(const Level& level, const State& state);

    void take_deductions();
    void take_blame();

    Level level_;
    State state_;
    Reasoner reasoner_;
    std::optional<Analyser> analyser_;  // finds the pieces to blame for a dead end
    Explanation explanation_;
    bool is_done_ = false;
    SearchStats stats_;
};

}  // namespace tessera::polyomino
