#pragma once

#include "lab/record/families.h"

namespace tessera::polyomino {

// The board of the position, whatever lies on it, cut anew into pieces that are as large as those of its level; recorded
// for at most 200,000 steps. The same seed gives the cut that the generator makes of such a board.
RecordedResult start_recorded_cutting(const Position& position, const SolveOptions& options, int most_steps);

// How large the pieces of a level are.
Params sizes_of_pieces(const Level& level);

}  // namespace tessera::polyomino
