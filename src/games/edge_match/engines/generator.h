#pragma once

#include "base/rng.h"
#include "games/edge_match/engines/fast_search.h"
#include "games/edge_match/engines/grader.h"
#include "games/edge_match/params.h"

#include <cstdint>
#include <optional>

namespace tessera::edge_match {

// Makes random boards until one has a unique solution, proved by exhaustive search, and is of the right
// tier, as far as the params ask for these. The level depends on params and seed only, not on how the
// work is sliced.
class Generator {
public:
    static Result<Generator> start(const Params& params, std::uint64_t seed);

    // Returns solved when level() is ready; exhausted if there is none, with the reason in trouble().
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    const Level& level() const { return level_; }
    const Grid<Tile>& solution() const { return solution_; }  // the solution that the level was made from
    static Sentence trouble();

private:
    Generator(const Params& params, std::uint64_t seed) : params_(params), rng_(seed) {}

    void begin_attempt();
    Outcome prove(Ticks budget);
    Outcome grade(Ticks budget);

    Params params_;
    Rng rng_;
    Grid<Tile> solution_;                       // of the current attempt
    Level level_;                               // the same, taken apart
    std::optional<FastSearch<NoTrace>> proof_;  // for that level
    Ticks proof_end_ = 0;                       // limit of its effort
    std::optional<Grader> grader_;              // for that level, once proved
    bool has_solution_ = false;                 // a solution has been found
    int attempt_count_ = 0;
    SearchStats stats_;
};

}  // namespace tessera::edge_match
