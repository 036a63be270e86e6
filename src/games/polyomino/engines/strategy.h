#pragma once

#include "games/game.h"
#include "games/polyomino/engines/heuristics.h"
#include "games/polyomino/level.h"
#include "search/search.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace tessera::polyomino {

// A position to be solved, and how.
struct SolvingTask {
    Level level;
    State state;
    Heuristic heuristic = Heuristic::awkward;
    std::uint64_t seed = 1;
    std::uint64_t memory_bytes = 256ULL << 20;
};

// One engine at work on one position, answering in placements: what a solver puts together.
class Strategy {
public:
    virtual ~Strategy() = default;

    // `exhausted` is a proof; an incomplete engine never says it.
    virtual Outcome advance(Ticks budget) = 0;
    virtual const SearchStats& stats() const = 0;
    virtual std::vector<Placement> best() const = 0;
    virtual std::vector<Placement> solution() const = 0;
    virtual Remarks remarks() const = 0;

    // Whether nothing more can come from going on.
    virtual bool has_given_up() const { return false; }
};

// Complete; `dancing_links` chooses the cell or piece with the fewest placements.
std::unique_ptr<Strategy> dancing_links_strategy(const SolvingTask& task);

// Complete; covers the first uncovered cell next, meets each tiling once.
std::unique_ptr<Strategy> cell_first_strategy(const SolvingTask& task);

// Incomplete; boards of any size within the task's memory.
std::unique_ptr<Strategy> beam_strategy(const SolvingTask& task);

// An upper bound on the placements of a position, and whether tables with all of them fit in the memory.
std::uint64_t placement_bound(const Level& level, const State& state);
bool fits_tables(const SolvingTask& task);

}  // namespace tessera::polyomino
