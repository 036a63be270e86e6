#pragma once

#include "games/explanation.h"
#include "games/polyomino/engines/analyser.h"
#include "games/polyomino/engines/reasons.h"

#include <memory>
#include <optional>
#include <vector>

namespace tessera::polyomino {

// Explains a position placement by placement, each for the shortest reason that the position itself gives
// (reasons.h): the same that a hint would give there. Where several ways lead on, it chooses one and says so.
// At a dead end it also names a smallest set of pieces to blame among those that the player placed.
class Explainer {
public:
    static Result<Explainer> start(const Level& level, const State& state,
                                   AllowedReasons allowed = AllowedReasons::all);

    // Returns solved when explanation(), which may end in a dead end, is complete; exhausted if it is too
    // much work, with the reason in trouble().
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    const Explanation& explanation() const { return explanation_; }
    static Sentence trouble() { return say("this position would take too long to explain"); }

private:
    static constexpr Ticks most_effort = 100'000'000;    // of looking at the position
    static constexpr Ticks counting_effort = 2'000'000;  // of counting its solutions, once it has one

    Explainer(const Level& level, const State& state, AllowedReasons allowed);

    void look_at_position();
    Ticks looking_end() const;
    void look(Ticks budget);
    void note_stats(const SearchStats& more);
    bool knows_enough() const;
    void start_reasoning();
    void reason(Ticks budget);
    void take_lines();
    void choose();
    void place(const Placement& placement);
    void take_blame();

    Level level_;
    State state_;  // what has been placed so far
    AllowedReasons allowed_;
    std::unique_ptr<Analyser> analyser_;
    std::optional<Ticks> counting_end_;  // of the analyser, once a completion is known
    PlacementAnalysis known_;            // about the position
    std::vector<Placement> completion_;  // of the position, if it has one
    std::unique_ptr<Reasons> reasons_;
    Explanation explanation_;
    bool is_done_ = false;
    bool has_given_up_ = false;
    SearchStats earlier_;
    SearchStats stats_;
};

}  // namespace tessera::polyomino
