#pragma once

#include "formats/format.h"

#include <string_view>

// Polyominoes as grids.

namespace tessera {

// A solved board as labels between blanks: games/polyomino/cut.h.
Result<Taken> read_cut_grid(std::string_view text, const ReadOptions& options);
Result<Written> write_cut_grid(const Content& content, const WriteOptions& options);

// A solved board as a picture: a letter or digit a cell, the same for the cells of a piece; # . or blank where
// there is no cell.
Result<Taken> read_letters(std::string_view text, const ReadOptions& options);
Result<Written> write_letters(const Content& content, const WriteOptions& options);

// Blocks of rows of 0 and 1 with a blank line between them: the board, then each piece, free to turn and flip.
// Blanks, commas and brackets around the digits are passed over, so lists of Python are read, too.
Result<Taken> read_matrices(std::string_view text, const ReadOptions& options);
Result<Written> write_matrices(const Content& content, const WriteOptions& options);

}  // namespace tessera
