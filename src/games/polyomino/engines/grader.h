#pragma once

#include "games/polyomino/engines/explainer.h"
#include "games/polyomino/reasoning/look_grader.h"

namespace tessera::polyomino {

// The highest score of each tier but the last: so that the shipped levels of each tier are equally many.
inline constexpr TierLimits proof_tier_limits = {270, 1210, 3750, 16000};

// Grades a position with one solution by its explanation: for each placement, how many placements fit before it, times the
// square root of the cost of its shortest proof (rule_weights, for each placement that is ruled out). README.md in `reasoning`
// has how well this tells the effort. The deductions are the explanation's lines; the depth of search is 1 if there is one.
class Grader {
public:
    static constexpr bool needs_single_solution = true;
    static Result<Grader> start(const Level& level, const State& state, int moves = 0);

    // Returns solved if there is a grade; exhausted if there is none, because of a dead end, a choice or lack of effort.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return explainer_.stats(); }
    PuzzleGrade grade() const { return grade_; }

private:
    Grader(Level level, State state, Explainer explainer);

    Level level_;
    State state_;
    Explainer explainer_;
    PuzzleGrade grade_;
};

}  // namespace tessera::polyomino
