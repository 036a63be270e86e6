#pragma once

#include "games/edge_match/engines/prospect.h"
#include "games/edge_match/reasoning/deduction.h"
#include "games/explanation.h"

#include <optional>

namespace tessera::edge_match {

// Explains a position deduction by deduction (reasoning/README.md), towards a solution found beforehand, so
// that it ends even if trying everything would not. At a dead end it also says which tiles to take back.
class Explainer {
public:
    static Result<Explainer> start(const Level& level, const State& state);

    // Returns solved when explanation(), which may end in a dead end, is complete; exhausted if it is too
    // much work, with the reason in trouble().
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    const Explanation& explanation() const { return explanation_; }
    static Sentence trouble() { return say("this position would take too long to explain"); }

private:
    Explainer(const Level& level, const State& state);

    Outcome step(Ticks budget);
    void begin_reasoning();
    void take_deductions();
    void take_clash();
    void take_back();
    void sum_stats();

    Level level_;
    State state_;
    Prospect prospect_;
    std::optional<Reasoner> reasoner_;
    Explanation explanation_;
    bool is_done_ = false;
    SearchStats stats_;
};

}  // namespace tessera::edge_match
