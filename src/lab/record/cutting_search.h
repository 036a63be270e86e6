#pragma once

#include "lab/record/families.h"

namespace tessera::polyomino {

// Cuts the position's board anew, ignoring pieces on it, into pieces as large as those of its level; records
// at most 200,000 steps. A seed gives the same cut as the generator's.
RecordedResult start_recorded_cutting(const Position& position, const SolveOptions& options, int most_steps);

// Returns parameters with the piece sizes of a level.
Params sizes_of_pieces(const Level& level);

}  // namespace tessera::polyomino
