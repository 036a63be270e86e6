#pragma once

#include "games/game.h"
#include "search/annealing/annealing.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace tessera::polyomino {

// Move sets and cooling schedules. `power_law` was published by students for boards of 5x5 and 7x7, with
// t in units of 300 iterations; `restarts` improves its schedule, `heat_bath` its moves as well;
// `directed` is ours.
enum class AnnealingSchedule : std::uint8_t { directed, heat_bath, restarts, power_law };

// Returns the schedule with this id; the ids are in engine_ids.h.
std::optional<AnnealingSchedule> annealing_schedule_called(std::string_view id);

// Accepts a schedule in the engine's name, like a switch: annealing+heat_bath becomes annealing
// with that heuristic.
SolveOptions with_named_schedule(SolveOptions options);

// Returns the options for a position with `cell_count` cells to cover.
AnnealingOptions annealing_options(AnnealingSchedule schedule, int cell_count, std::uint64_t seed);

}  // namespace tessera::polyomino
