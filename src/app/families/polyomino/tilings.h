#pragma once

#include "app/board/tiling.h"
#include "games/polyomino/lattice/lattice.h"
#include "games/polyomino/level.h"

#include <optional>

namespace tessera {

// Returns the arrangement of the level's cells on the screen.
const Tiling& tiling_of(const polyomino::Level& level);

// The smallest rectangle around the open cells of a board, in cells; of squares the whole board.
Rect bounds_of_board(const polyomino::Level& level);

// A figure of the level as it lies on no board.
inline Spot loose_spot(const polyomino::Level& level, Point corner, float cell) {
    return {corner, cell, &tiling_of(level)};
}

// The place of a board's cell in texts for players: the numbers of its row and of its place there, from 1.
Cell place_in_words(const polyomino::Level& level, Cell cell);
// The cells of the board in these rows and places; nothing where there is no place for a cell.
Grid<std::optional<Cell>> places_in_words(const polyomino::Level& level);

Cell first_cell(
    const polyomino::Level& level);  // where the keyboard begins: the first open cell, on squares (0, 0)

// The cell in the next row or column of an open cell, as an arrow key says; the cell itself if there is none.
Cell open_cell_beside(const polyomino::Level& level, Cell from, Cell arrow);

// The next place of a shape that lies with its corner at `from`, as an arrow key says. Up and down go by turns to the
// left and to the right where rows are slanted.
Cell corner_beside(const polyomino::Level& level, const polyomino::Shape& shape, Cell from, Cell arrow);
Cell corner_beside_on_lattice(const polyomino::Level& level, const polyomino::Shape& shape, Cell from,
                              Cell arrow);  // the same where the level has a lattice

// The place where the cells of a shape can be cells of the board, whose reference point is the nearest to `point`, in
// cells of the board.
Cell nearest_corner(const polyomino::Level& level, const polyomino::Shape& shape, Point point);

// Returns the place nearest to `wanted` where all cells of the shape match the lattice and one is an open cell.
Cell corner_over_board(const polyomino::Level& level, const polyomino::Shape& shape, Cell wanted);

// A shape and one of its cells after a turn: turned by a step clockwise, or flipped.
struct TurnedShape {
    polyomino::Shape shape;
    Cell cell;
};
TurnedShape turned_once(const polyomino::Level& level, const polyomino::Shape& shape, Cell cell);
TurnedShape flipped_once(const polyomino::Level& level, const polyomino::Shape& shape, Cell cell);
int turns_around(const polyomino::Level& level);  // steps of a whole turn: 4 or 6

// The image of a shape on a lattice; the shape itself if it would be larger than every board.
TurnedShape turned_by(const polyomino::Lattice& lattice, const polyomino::Turn& turn,
                      const polyomino::Shape& shape, Cell cell);

}  // namespace tessera
