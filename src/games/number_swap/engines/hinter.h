#pragma once

#include "games/number_swap/engines/solver.h"

#include <vector>

namespace tessera::number_swap {

// Builds a ladder of hints from a shortest path, or the best known one: its length and the tile to look at,
// why it is not shorter (reasons.h), where that tile should go, which swap moves it. Of the swaps that could
// come first it prefers one that moves two tiles nearer.
class Hinter {
public:
    static Result<Hinter> start(const Level& level, const State& state);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return solver_.stats(); }
    Hint hint() const { return hint_; }

    // The best path known so far, and its bounds.
    std::vector<Move> best() const { return solver_.best(); }
    Remarks remarks() const { return solver_.remarks(); }

private:
    Hinter(Level level, State state, Solver solver)
        : level_(std::move(level)), state_(std::move(state)), solver_(std::move(solver)) {}

    Hint hint_for_dead_end() const;
    Hint hint_for(const std::vector<Move>& path) const;

    Level level_;
    State state_;
    Solver solver_;
    Hint hint_;
};

}  // namespace tessera::number_swap
