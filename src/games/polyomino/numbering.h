#pragma once

#include "games/polyomino/lattice/lattice.h"
#include "games/polyomino/level.h"

#include <vector>

// How a cell of a board is named.

namespace tessera::polyomino {

// By the numbers that players see, from 1: its row, its place among the cells of that row, and in space its layer, the
// lowest first. Rows are those of the board's drawing in level text.
class Numbering {
public:
    explicit Numbering(const Level& level);

    Site of(Cell cell) const;  // on a flat board the layer is 1

private:
    const Lattice* lattice_;
    Site start_;  // of the drawing
};

// In a drawing of rows and places, from 0, in which layers stand beside each other with a gap of one place.
Cell place_beside_layers(const Level& level, Cell cell);

// By the numbers of level text and logs, from 0: row and column of the board's drawing, in space after the layer.
std::vector<int> text_place(const Level& level, Cell cell);

}  // namespace tessera::polyomino
