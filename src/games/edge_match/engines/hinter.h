#pragma once

#include "games/edge_match/edge_match.h"
#include "games/edge_match/engines/interleaved.h"

#include <optional>
#include <vector>

namespace tessera::edge_match {

// Helps from a position: finds a way to complete it and shows the cell where least choice is left; or, at a
// dead end, the fewest tiles to take back: one if that is enough, else those that disagree with the solution
// nearest to the position. Each search has a limit of its own, and past it the hint says so.
class Hinter {
public:
    static Result<Hinter> start(const Level& level, const State& state);

    Outcome advance(Ticks budget);  // solved: there is a hint; exhausted: the board is complete
    const SearchStats& stats() const { return stats_; }
    Hint hint() const { return hint_; }

private:
    enum class Stage { completing, without_one, from_scratch, done };

    Hinter(Level level, State state);

    Ticks limit() const;  // of the search that is on
    void search_from(Stage stage, const State& state);
    void conclude(Outcome outcome);
    void conclude_completing(Outcome outcome);
    void finish(Hint hint);
    void next_removal();
    void note_agreement();
    void blame(const std::vector<Cell>& cells);

    Level level_;
    State state_;
    Problem problem_;  // of the position
    Stage stage_ = Stage::completing;
    State searched_;  // what the search below starts from
    Problem searched_problem_;
    Interleaved search_;
    int removal_ = -1;                               // cell whose tile is left out
    std::optional<std::vector<Cell>> disagreement_;  // with the nearest solution so far
    SearchStats earlier_;                            // of the searches before this one
    SearchStats stats_;
    Hint hint_;
};

}  // namespace tessera::edge_match
