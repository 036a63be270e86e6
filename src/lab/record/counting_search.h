#pragma once

#include "lab/record/families.h"

namespace tessera::polyomino {

// Counts the ways to complete a position on frontiers (search/frontier), one step per cell. The steps are
// those of a plain count while memory suffices; after that the outcome is `out_of_memory`.
RecordedResult start_recorded_count(const Position& position, const SolveOptions& options, int most_steps);

}  // namespace tessera::polyomino
