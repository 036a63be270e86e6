#pragma once

#include "formats/format.h"

#include <string_view>

// Puzzle files of PolySolver (Jaap Scherphuis, jaapsch.net/puzzles/polysolver.htm), version 2 and later: a line of
// description, then the grid, the board, a line for each tile and the mode. Read are squares, hexagons, triangles and cubes.
//
//     Board ((9,5)(0,0))      all cells up to column 9 and row 5, without (0,0)
//     tile flip 2 1 ((0,0)(1,0)(1,1))     at most two and at least one, which may be flipped; fixed: nor turned
//
// Axes of a hexagon are a third of a turn apart. A triangle has its corner and :0 or :1 for the two of a rhombus.

namespace tessera {

Result<Taken> read_polysolver(std::string_view text, const ReadOptions& options);
Result<Written> write_polysolver(const Content& content, const WriteOptions& options);

}  // namespace tessera
