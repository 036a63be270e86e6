#pragma once

#include "lab/record/families.h"

namespace tessera::polyomino {

// How many ways there are to complete a position, counted on frontiers (search/frontier): a step for each cell. It takes
// the steps of a count while memory suffices; past that the outcome is `out_of_memory`.
RecordedResult start_recorded_count(const Position& position, const SolveOptions& options, int most_steps);

}  // namespace tessera::polyomino
