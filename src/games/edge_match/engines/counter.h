#pragma once

#include "games/edge_match/edge_match.h"
#include "games/edge_match/engines/fast_search.h"

#include <cstdint>
#include <string>

namespace tessera::edge_match {

// Counts the complete arrangements that look different: exchanging equal tiles makes no new one. On an empty
// board it searches for only one of the whole-board turns of a solution and multiplies by their number,
// unless turns are to be counted once anyway (the least symmetric image represents a solution: Crawford,
// Ginsberg, Luks, Roy 1996). Time and memory are those of FastSearch.
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

// Turns the picture by a quarter turn anticlockwise.
Grid<Tile> turned_picture(const Grid<Tile>& picture);

}  // namespace tessera::edge_match
