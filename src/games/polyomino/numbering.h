#pragma once

#include "games/polyomino/lattice/lattice.h"
#include "games/polyomino/level.h"

#include <vector>

namespace tessera::polyomino {

// Names the cells of a board. Rows are those of the board's drawing in level text.
class Numbering {
public:
    explicit Numbering(const Level& level);

    // By the numbers that players see, from 1: its row, its place among the cells of that row, and in space its layer, the
    // lowest first; on a flat board the layer is 1.
    Site of(Cell cell) const;
    // By the numbers of level text and logs, from 0: row and column of the drawing, and in space its layer.
    Site place_of(Cell cell) const;
    std::vector<int> numbers_of(Cell cell) const;  // the same: on a flat board two, in space three

private:
    const Lattice* lattice_;
    Site start_;  // of the drawing
};

}  // namespace tessera::polyomino
