#pragma once

#include "games/explanation.h"
#include "games/number_swap/engines/solver.h"

#include <vector>

namespace tessera::number_swap {

// Explains a shortest way to sort a grid, or the best one that the hints know: first why it takes so many swaps
// (reasons.h), then each swap in the order of the hints, with what it does to its two tiles.
class Explainer {
public:
    static Result<Explainer> start(const Level& level, const State& state);

    // Returns solved when explanation(), which may say that the grid cannot be sorted, is complete.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return solver_.stats(); }
    const Explanation& explanation() const { return explanation_; }
    static Sentence trouble() { return say("this position would take too long to explain"); }

private:
    Explainer(Level level, State state, Solver solver)
        : level_(std::move(level)), state_(std::move(state)), solver_(std::move(solver)) {}

    void explain(std::vector<Move> path);

    Level level_;
    State state_;
    Solver solver_;
    Explanation explanation_;
};

}  // namespace tessera::number_swap
