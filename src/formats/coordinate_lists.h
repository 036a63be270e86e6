#pragma once

#include "formats/format.h"

#include <string_view>

// Puzzles as lists of coordinates: x to the right, y up, z towards the viewer.

namespace tessera {

// Python for Sage's sage.combinat.tiling: a TilingSolver of polyominoes of squares or cubes in a box. Names that stand
// for pieces or lists are looked up.
Result<Taken> read_sage(std::string_view text, const ReadOptions& options);
Result<Written> write_sage(const Content& content, const WriteOptions& options);
bool is_sage(std::string_view text);

// JSON as the page cemulate.github.io/polyomino-solver keeps it (savedPolyomino, regionCoords) or gives it to its solver
// (pieces, region).
Result<Taken> read_cemulate(std::string_view text, const ReadOptions& options);
Result<Written> write_cemulate(const Content& content, const WriteOptions& options);
bool is_cemulate(std::string_view text);

}  // namespace tessera
