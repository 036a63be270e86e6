#pragma once

#include "base/rng.h"
#include "games/edge_match/engines/fast_search.h"
#include "games/edge_match/engines/grader.h"
#include "games/edge_match/params.h"

#include <cstdint>
#include <optional>

namespace tessera::edge_match {

// Cuts boards up at random until one has a single solution, where the params ask for that, and proves it by
// searching it through, and is of the tier that they wish for. The level depends on params and seed alone, not on how the work is sliced.
class Generator {
public:
    static Result<Generator> start(const Params& params, std::uint64_t seed);

    // Solved: level() is ready. Exhausted: there is none, trouble() says why.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    const Level& level() const { return level_; }
    const Grid<Tile>& solution() const { return solution_; }  // that the level was made of
    static Sentence trouble();

private:
    Generator(const Params& params, std::uint64_t seed) : params_(params), rng_(seed) {}

    void begin_attempt();
    Outcome prove(Ticks budget);
    Outcome grade(Ticks budget);

    Params params_;
    Rng rng_;
    Grid<Tile> solution_;                       // of the present attempt
    Level level_;                               // the same, taken apart
    std::optional<FastSearch<NoTrace>> proof_;  // of that level
    Ticks proof_end_ = 0;                       // of its effort
    std::optional<Grader> grader_;              // of that level, once proved
    bool has_solution_ = false;                 // one has been found
    int attempt_count_ = 0;
    SearchStats stats_;
};

}  // namespace tessera::edge_match
