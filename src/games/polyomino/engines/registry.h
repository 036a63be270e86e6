#pragma once

#include "games/polyomino/engines/algorithm_x_switches.h"
#include "games/polyomino/engines/annealing_schedule.h"
#include "games/polyomino/engines/piece_order.h"
#include "games/polyomino/level.h"
#include "games/solving_engine.h"

#include <cstdint>
#include <memory>
#include <string_view>

namespace tessera::polyomino {

// A position to solve, and the settings of the engines.
struct EngineInput {
    Level level;
    State state;
    PieceOrder order = PieceOrder::awkward;
    AnnealingSchedule schedule = AnnealingSchedule::directed;
    AlgorithmXSwitches switches = {};
    std::uint64_t seed = 1;
    std::uint64_t memory_bytes = 256ULL << 20;
};

// Starts the engine with this id (engine_ids.h) on the input.
//
// dancing_links: complete; chooses the cell or piece with the fewest placements. Memory: fits_tables().
// cell_first: complete; covers the first uncovered cell next, finds each tiling once.
// beam: incomplete; boards of any size within the input's memory.
// algorithm_x: like dancing_links, with switches.
// annealing: incomplete; an error unless the remaining pieces fill the open cells exactly.
Result<std::unique_ptr<SolvingEngine<Move>>> start_engine(std::string_view id, const EngineInput& input);

// Returns an upper bound on the number of placements of a position.
std::uint64_t placement_bound(const Level& level, const State& state);
// True for an engine that covers boards of squares only; it does not start on other lattices.
bool needs_squares(std::string_view engine);
// True if tables of a level on another lattice fit that hold the placements of equal pieces once.
bool fits_tables_of_kinds(const EngineInput& input);
// True if tables with all placements fit in the input's memory.
bool fits_tables(const EngineInput& input);

}  // namespace tessera::polyomino
