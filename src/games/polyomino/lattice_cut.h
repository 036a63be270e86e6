#pragma once

#include "base/result.h"
#include "games/polyomino/cut.h"
#include "games/polyomino/lattice/drawing.h"
#include "games/polyomino/level.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Drawings of boards, pieces and answers on any lattice.

namespace tessera::polyomino {

// The drawing of the open cells; its sites are those of open_sites().
Drawing drawing_of_board(const Level& level);
std::string picture_of_board(const Level& level);

// Returns sites where the cells of the shape can be.
std::vector<Site> sites_of_shape(const Lattice& lattice, const Shape& shape);

// The numbers of a place in level text and moves: in space layer, row and column, else row and column.
std::vector<int> numbers_of(const Lattice& lattice, const Site& place);

// Draws a shape with X for a cell, a line for each row; ends with a line end.
std::string picture_of(const Lattice& lattice, const Shape& shape);

// Returns the first place of the cells of a board, in the order of drawings.
Site first_place(const Lattice& lattice, const std::vector<Cell>& cells);

// Returns the corner at which the shape's first cell, in the order of drawings, is at the site of the board; nothing if
// the shape cannot be there.
std::optional<Cell> corner_of_placement(const Lattice& lattice, const Shape& shape, const Site& site);

// Write and read a cut of the level's board. On squares these are format_cut() and parse_cut(). On other lattices a cut
// has the form of the level's board, with a label in the place of each cell; a reader counts labels, not blanks.
std::string format_cut(const Level& level, const Cut& cut);
Result<Cut> parse_cut(const Level& level, std::string_view text);

}  // namespace tessera::polyomino
