#pragma once

#include "formats/workshop/lengths.h"
#include "formats/workshop/surface.h"
#include "games/polyomino/lattice/lattice.h"

#include <vector>

namespace tessera {

// Returns the surface of a piece of cubes, half the clearance inside its cells wherever another piece may touch it.
Surface cubes_of(const std::vector<polyomino::Site>& cells, const WorkshopLengths& lengths);

// Returns the surfaces of a piece of balls: one for each ball, smaller than its cell by the clearance, and one for each neck that
// holds two of them together. They overlap; programs that prepare prints join them.
Surface balls_of(const std::vector<polyomino::Site>& cells, const polyomino::Lattice& lattice,
                 const WorkshopLengths& lengths);

}  // namespace tessera
