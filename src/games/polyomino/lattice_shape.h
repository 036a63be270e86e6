#pragma once

#include "base/apart.h"
#include "games/polyomino/lattice/lattice.h"
#include "games/polyomino/level.h"

#include <optional>
#include <string>
#include <vector>

// Shapes and pieces on any lattice. A shape is made of cells of the grid that its lattice unfolds to. Without a lattice
// (null) these are the functions of shape.h.

namespace tessera::polyomino {

// The shape as given, its images under the rotations in the order of turns_of(), then under the reflections; without
// repetitions, and without those that are larger than every board.
std::vector<Shape> orientations_on_lattice(const Lattice& lattice, const Shape& shape, bool can_flip,
                                           bool can_turn);
inline std::vector<Shape> orientations_of(const Lattice& lattice, const Shape& shape, bool can_flip,
                                          bool can_turn) {
    return apart(orientations_on_lattice)(lattice, shape, can_flip, can_turn);
}

inline bool is_in_space(const Level& level) {
    return level.lattice != nullptr && level.lattice->is_in_space;
}

// On a flat lattice pieces may be flipped unless a level says otherwise, in space they may not be mirrored.
bool may_flip_by_default(const Lattice& lattice);

Piece make_piece(const Lattice* lattice, std::string name, const Shape& shape, int count, bool can_flip,
                 bool can_turn);

// Returns the pieces of a set of squares as they are on a lattice that has squares.
std::vector<Piece> pieces_on_lattice(const Lattice& lattice, const std::vector<Piece>& set);

// Equal for shapes that rotations and reflections make equal.
Shape canonical(const Lattice* lattice, const Shape& shape);

std::vector<Cell> steps_to_neighbours(const Lattice* lattice);
bool is_connected(const Lattice* lattice, const Shape& shape);

// Returns an origin from which all cells of the shape, apart from the first one, are cells of the lattice.
Site origin_of(const Lattice& lattice, const Shape& shape);

// True if the cells have two colours by turns, like a checkerboard.
inline bool has_checkerboard(const Lattice* lattice) {
    return lattice == nullptr || lattice->colour_count == 2;
}
// True for a cell of the second colour of a checkerboard.
bool is_light(const Lattice* lattice, Cell cell);
// Returns the absolute difference between cells of the two colours; 0 if the lattice has more of them.
int imbalance(const Lattice* lattice, const Shape& shape);

// Returns the sites of the open cells of a level on a lattice, in the order of the cells.
std::vector<Site> open_sites(const Lattice& lattice, const Grid<Square>& board);

// Returns the smallest board with these cells.
struct SitedBoard {
    Grid<Square> board;
    Site moved;  // site on the board = given site - moved
};
SitedBoard board_of(const Lattice& lattice, const std::vector<Site>& sites);

}  // namespace tessera::polyomino
