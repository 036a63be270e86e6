#pragma once

#include "base/grid.h"
#include "base/result.h"
#include "games/polyomino/cut_trace.h"
#include "games/polyomino/level.h"
#include "games/polyomino/params.h"

#include <cstdint>
#include <string>

namespace tessera::polyomino {

// Labels from 0 in the order of the pieces' first cells; cut.h names the other values.
using Cut = Grid<int>;

// Cuts a board into random pieces. Scans the cells and grows from each free one a polyomino of random size,
// breadth first in shuffled directions (the cutting procedure of the source report). Crumbs join their
// smallest neighbour, and a piece that grew too large is cut in two. A limit on the number of pieces raises
// the sizes from the start, so that no huge pieces are left. Sizes are met if the board allows it, the number
// of pieces always. Precondition: params are possible.
Cut cut_board(const Params& params, std::uint64_t seed);

// Cuts the open cells of a board of any outline. Only the sizes and the number of pieces are read from
// params. A part of the board smaller than the smallest piece becomes a piece.
Cut cut_board(const Grid<Square>& board, const Params& params, std::uint64_t seed);

// Returns the board of the params; a figure named "any" is chosen by the seed.
Grid<Square> board_of(const Params& params, std::uint64_t seed);
// Returns "8x5", "drawn 8x5" or "heart".
std::string name_of_board(const Params& params, std::uint64_t seed);

// Makes the same cut and passes each step to `watch`.
Cut cut_board(const Grid<Square>& board, const Params& params, std::uint64_t seed, CutWatch watch);

// Returns the pieces of such a cut on the empty board; an error if the params need engines/generator.h.
Result<Level> generate(const Params& params, std::uint64_t seed);

}  // namespace tessera::polyomino
