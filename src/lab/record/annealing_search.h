#pragma once

#include "lab/record/families.h"

namespace tessera::polyomino {

// Records annealing for at most 200,000 steps. It is also an error if the remaining pieces do not fill the
// open cells exactly.
RecordedResult start_recorded_annealing(const Position& position, const SolveOptions& options,
                                        int most_steps);

}  // namespace tessera::polyomino
