#include "games/polyomino/engines/annealing_schedule.h"

#include "games/polyomino/engine_ids.h"

#include <algorithm>

namespace tessera::polyomino {

namespace {

constexpr int few_cells = 36;  // boards as small as 5x5, which cool quickly

// True if the enumerator has the same position as the id in the table.
constexpr bool is_called(AnnealingSchedule schedule, std::string_view id) {
    return heuristic_called(annealing_schedules, id) == static_cast<int>(schedule);
}
static_assert(is_called(AnnealingSchedule::directed, "directed") &&
              is_called(AnnealingSchedule::heat_bath, "heat_bath") &&
              is_called(AnnealingSchedule::restarts, "restarts") &&
              is_called(AnnealingSchedule::power_law, "power_law"));

AnnealingOptions directed(int cell_count) {
    const std::uint64_t cells = static_cast<std::uint64_t>(std::max(cell_count, 1));
    return {AnnealingMoves::directed_heat_bath, LinearCooling{3.5, 3.5, 20 * cells * cells}};
}

AnnealingOptions heat_bath(int cell_count) {
    const bool is_small = cell_count <= few_cells;
    return {AnnealingMoves::heat_bath,
            is_small ? LinearCooling{2.5, 3.5, 2'000} : LinearCooling{3, 4, 50'000}};
}

AnnealingOptions power_law(int cell_count) {
    const bool is_small = cell_count <= few_cells;
    return {AnnealingMoves::step, is_small ? PowerCooling{0.1, 0.9, 300} : PowerCooling{0.06, 1, 300}};
}

}  // namespace

std::optional<AnnealingSchedule> annealing_schedule_called(std::string_view id) {
    const int number = heuristic_called(annealing_schedules, id);
    return number < 0 ? std::nullopt : std::optional(static_cast<AnnealingSchedule>(number));
}

SolveOptions with_named_schedule(SolveOptions options) {
    constexpr std::string_view named = "annealing+";
    if (options.heuristic.empty() && options.engine.substr(0, named.size()) == named) {
        options.heuristic = options.engine.substr(named.size());
        options.engine.resize(named.size() - 1);
    }
    return options;
}

AnnealingOptions annealing_options(AnnealingSchedule schedule, int cell_count, std::uint64_t seed) {
    AnnealingOptions options = directed(cell_count);
    if (schedule == AnnealingSchedule::heat_bath) {
        options = heat_bath(cell_count);
    } else if (schedule == AnnealingSchedule::restarts) {
        options = {AnnealingMoves::step_or_replacement, LinearCooling{2, 4, 100'000}};
    } else if (schedule == AnnealingSchedule::power_law) {
        options = power_law(cell_count);
    }
    options.seed = seed;
    return options;
}

}  // namespace tessera::polyomino
