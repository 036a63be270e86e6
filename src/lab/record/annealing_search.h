#pragma once

#include "lab/record/families.h"

namespace tessera::polyomino {

// Annealing, recorded for at most 200,000 steps. The error says as well that the pieces left do not fill the open cells
// exactly.
RecordedResult start_recorded_annealing(const Position& position, const SolveOptions& options,
                                        int most_steps);

}  // namespace tessera::polyomino
