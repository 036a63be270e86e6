#pragma once

#include "base/grid.h"
#include "base/result.h"
#include "games/polyomino/cut_trace.h"
#include "games/polyomino/level.h"
#include "games/polyomino/params.h"

#include <cstdint>

namespace tessera::polyomino {

// Labels 0.. of the pieces in the order of their first cells; cut.h names the others.
using Cut = Grid<int>;

// Scans the cells and grows from each free one a polyomino of random size, breadth first in shuffled
// directions (the cutting procedure of the source report). Where that leaves crumbs they join the smallest
// neighbour, and a piece that grew too large is cut in two; a limit on the number of pieces raises the sizes
// from the start instead of leaving monsters. Sizes are kept wherever the board allows it; the number of
// pieces always. Params must be possible.
Cut cut_board(const Params& params, std::uint64_t seed);

// The same of the open cells of a board of any outline; of the params the sizes and the number of pieces count. A part
// of the board that is smaller than the smallest piece becomes a piece.
Cut cut_board(const Grid<Square>& board, const Params& params, std::uint64_t seed);

// The same cut, watched while it is made.
Cut cut_board(const Grid<Square>& board, const Params& params, std::uint64_t seed, CutWatch watch);

// The pieces of such a cut on the bare board; an error where the params ask for what engines/generator.h makes.
Result<Level> generate(const Params& params, std::uint64_t seed);

}  // namespace tessera::polyomino
