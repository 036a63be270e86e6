#pragma once

#include "games/edge_match/edge_match.h"
#include "games/edge_match/engines/interleaved.h"

#include <optional>
#include <vector>

namespace tessera::edge_match {

// The state of a position: can it be completed, and how; at a dead end, the fewest tiles to take back: one if
// that is enough, else those that disagree with the nearest solution. Each search has a limit of its own,
// beyond which the state is undecided.
class Prospect {
public:
    enum class Standing { open, solvable, clash, dead_end, unsolvable, undecided };

    Prospect(Level level, State state);

    Outcome advance(Ticks budget);  // solved: the standing is known, and no longer open
    const SearchStats& stats() const { return stats_; }

    // While it looks for a completion, one found elsewhere can be passed in.
    bool is_completing() const { return standing_ == Standing::open && stage_ == Stage::completing; }
    void take_completion(std::vector<Choice> completion);

    Standing standing() const { return standing_; }
    const Problem& problem() const { return problem_; }
    const std::vector<Choice>& completion() const { return completion_; }  // of a solvable position
    const std::vector<Cell>& clashing() const { return clashing_; }        // tiles with edges that clash
    const std::vector<Cell>& blamed() const { return blamed_; }  // tiles to take back; none if not known

private:
    enum class Stage { completing, without_one, from_scratch };

    void note_clash();
    Ticks limit() const;  // of the current search
    void search_from(Stage stage, const State& state);
    void conclude(Outcome outcome);
    void conclude_completing(Outcome outcome);
    void end(Standing standing) { standing_ = standing; }
    void next_removal();
    void note_agreement();
    void blame(const std::vector<Cell>& cells);

    Level level_;
    State state_;
    Problem problem_;  // of the position
    Standing standing_ = Standing::open;
    Stage stage_ = Stage::completing;
    State searched_;  // start of the search below
    Problem searched_problem_;
    Interleaved search_;
    int removal_ = -1;                               // cell whose tile is left out
    std::optional<std::vector<Cell>> disagreement_;  // with the nearest solution so far
    std::vector<Choice> completion_;
    std::vector<Cell> clashing_;
    std::vector<Cell> blamed_;
    SearchStats earlier_;  // sum over the searches before this one
    SearchStats stats_;
};

}  // namespace tessera::edge_match
