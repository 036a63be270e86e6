#pragma once

#include "base/result.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/level.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Level text on other lattices than that of squares:
//
//   tessera 1 polyomino
//   lattice hexagonal            (or triangular, cubic, sphere, diagonal; before the board and the pieces)
//   board
//    . .                         (. a cell; # or a blank: none; the drawing of the lattice, see README.md)
//   . # .
//    . .
//   end
//   piece A x2                   (flat: noflip and noturn; in space: flip, if it may be mirrored, and noturn)
//   X X
//    X
//   end
//   place A 0 1 2                (row and column of the placement's first cell, row by row, in the drawing of the board;
//                                 in space layer, row, column)
//
// In space a drawing has a layer below the other, the lowest first, with a line `-` between two layers.
//
// This header is all that the level text of squares asks of lattices. In the page it is a part of the program that may not
// have arrived yet (web/split.mjs): nothing of it is called before lattices() knows one.

namespace tessera::polyomino {

inline constexpr int most_cells_on_lattice = 1000;
inline constexpr int most_rows_of_flat = 64;
inline constexpr int most_columns_of_flat = 128;

// True for a board or piece of so many cells whose drawing spans so many layers, rows and columns beyond the first.
inline bool is_drawable(const Lattice& lattice, const Site& span, int cell_count) {
    const int rows = lattice.is_in_space ? most_side_in_space : most_rows_of_flat;
    const int columns = lattice.is_in_space ? most_side_in_space : most_columns_of_flat;
    return span.layer < most_side_in_space && span.row < rows && span.column < columns &&
           cell_count <= most_cells_on_lattice;
}

// The same for a board with these cells, of which there must be one.
bool is_drawable(const Lattice& lattice, const std::vector<Site>& sites);

Result<Level> parse_on_lattice(std::string_view text, bool is_draft);
std::string format_on_lattice(const Level& level);

// The numbers of the place of a placement on the board.
std::vector<int> place_on_lattice(const Level& level, const Placement& placement);
// Nothing if no cells of the orientation are there.
std::optional<Placement> placement_on_lattice(const Level& level, int piece, int orientation,
                                              const std::vector<int>& place);

}  // namespace tessera::polyomino
