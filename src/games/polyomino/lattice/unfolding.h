#pragma once

#include "base/grid.h"
#include "games/polyomino/lattice/lattice.h"

#include <optional>
#include <vector>

// Every lattice unfolds to the cells of a grid, so that shapes, placements and engines know grids only. A flat lattice
// keeps its rows and columns. In space the layers lie below each other, with so many empty rows between them that a shape
// moved over the grid covers cells of boards only if it is moved in space: a translation in space is one of the grid, and
// two cells of a shape are apart in space as their cells of the grid say.

namespace tessera::polyomino {

inline constexpr int most_side_in_space = 12;
inline constexpr int rows_a_layer = 2 * most_side_in_space - 1;

Cell unfolded(const Lattice& lattice, const Site& site);

// The site of a cell of a board.
Site folded(const Lattice& lattice, Cell cell);
// The step between two cells of a shape that are so far apart on the grid.
Site folded_step(const Lattice& lattice, Cell step);

// The steps to the neighbours of a cell.
std::vector<Cell> unfolded_steps(const Lattice& lattice);
// The shortest steps by which a figure can be moved: those to neighbours, or to theirs where all neighbours lie otherwise.
std::vector<Cell> unfolded_shifts(const Lattice& lattice);

// Returns the cells turned, up to translation; nothing if they are then larger than every board.
std::optional<std::vector<Cell>> turned_cells(const Lattice& lattice, const Turn& turn,
                                              const std::vector<Cell>& cells);

}  // namespace tessera::polyomino
