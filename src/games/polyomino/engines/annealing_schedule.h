#pragma once

#include "games/game.h"
#include "search/annealing/annealing.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace tessera::polyomino {

// How annealing moves pieces and cools down. `power_law` is what students published for boards of 5x5 and 7x7, t in
// 300 iterations each; `restarts` mends its schedule, `heat_bath` its moves as well; `directed` is ours.
enum class AnnealingSchedule : std::uint8_t { directed, heat_bath, restarts, power_law };

// The one with this id; its ids stand in engine_ids.h.
std::optional<AnnealingSchedule> annealing_schedule_called(std::string_view id);

// A schedule may stand in the engine's name, as switches do: annealing+heat_bath becomes annealing with that heuristic.
SolveOptions with_named_schedule(SolveOptions options);

// For a position with so many cells to cover.
AnnealingOptions annealing_options(AnnealingSchedule schedule, int cell_count, std::uint64_t seed);

}  // namespace tessera::polyomino
