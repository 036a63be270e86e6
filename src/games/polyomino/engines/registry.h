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

// A position to be solved, and how.
struct EngineInput {
    Level level;
    State state;
    PieceOrder order = PieceOrder::awkward;
    AnnealingSchedule schedule = AnnealingSchedule::directed;
    AlgorithmXSwitches switches = {};
    std::uint64_t seed = 1;
    std::uint64_t memory_bytes = 256ULL << 20;
};

// The engine with this id (engine_ids.h) at work on the input.
//
// dancing_links: complete; chooses the cell or piece with the fewest placements. Memory: fits_tables().
// cell_first: complete; covers the first uncovered cell next, meets each tiling once.
// beam: incomplete; boards of any size within the input's memory.
// algorithm_x: as dancing_links, with switches.
// annealing: incomplete; an error unless the pieces left fill the open cells exactly.
Result<std::unique_ptr<SolvingEngine<Move>>> start_engine(std::string_view id, const EngineInput& input);

// An upper bound on the placements of a position, and whether tables with all of them fit in the memory.
std::uint64_t placement_bound(const Level& level, const State& state);
bool fits_tables(const EngineInput& input);

}  // namespace tessera::polyomino
