#pragma once

#include "games/edge_match/edge_match.h"
#include "games/edge_match/engines/fast_search.h"

#include <string>

namespace tessera::edge_match {

// Counts the complete arrangements that look different: exchanging equal tiles makes no new one. On an empty
// board only one of those that are whole-board turns of each other is searched for, and weighed with their
// number, unless they are to be counted once anyway (the least of its symmetric images stands for a solution:
// Crawford, Ginsberg, Luks, Roy 1996). Time and memory are those of FastSearch.
class Counter {
public:
    static Result<Counter> start(const Level& level, const State& state, const CountOptions& options);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return search_.stats(); }
    SolutionCount total() const { return total_; }

private:
    Counter(Level level, State state, const CountOptions& options);

    std::uint64_t weight_of_solution() const;
    Grid<Tile> picture() const;
    bool has_lesser_turn(const Grid<Tile>& picture) const;

    Level level_;
    State state_;
    CountOptions options_;
    Problem problem_;
    FastSearch<NoTrace> search_;
    std::uint64_t total_ = 0;
};

// The picture a quarter turn anticlockwise.
Grid<Tile> turned_picture(const Grid<Tile>& picture);

}  // namespace tessera::edge_match
