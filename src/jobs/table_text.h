#pragma once

#include "session/any_session.h"

#include <string>

namespace tessera {

// A puzzle as an object in JSON: family, level (its canonical text), code (its canonical share code; empty if it is too large
// for one), title, author, note, moves from the start, solved. `with_table` adds `table`: what a program needs that draws the
// puzzle and lets it be played without knowing lattices, sets of pieces or level text.
//
// The table of number swaps and edge matching: rows, columns and tiles; barriers as [row, column, row, column]; tiles as their
// edges to the right, above, to the left, below, as level text writes them.
//
// The table of polyominoes: lattice, cell (the word for it), space, round (balls), rows and columns (of the drawing, for
// words), outlines, cells, pieces, givens. All lengths are in thousandths of a cell. A shape moved over the grid of rows and
// columns, `at`, is moved on the lattice: so a piece may lie wherever all its cells, moved together, are `at` cells of the
// board that are free.
//   outlines  corners of a cell about its middle, [right, down]; none in space
//   cells     of the board: at [row, column]; middle [right, down] (in space of its layer's picture); centre [right, down, up]
//             and layer, in space; outline (its index); place (its numbers in moves); words (its numbers for players, from 1)
//   pieces    name, label, count, tint (1 to 12), orientations: cells, as `at` from the corner of their frame; centres
//             [right, down] or [right, down, up]; outlines, one a cell; first, the cell whose place a move names (none on
//             squares: a move names the corner); turned, the orientations after a step clockwise and, in space, forwards and
//             to the right; flipped
//   givens    moves
std::string puzzle_text(const AnySession& session, bool with_table);

}  // namespace tessera
