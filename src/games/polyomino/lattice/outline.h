#pragma once

#include "games/polyomino/lattice/lattice.h"

#include <array>
#include <vector>

namespace tessera::polyomino {

// The corners of a cell of a flat lattice about its middle, right and down, clockwise as one sees them; cells that share a
// side have its two ends in common. Each corner is the circumcentre of the middles of the cell and of two neighbours.
std::vector<std::array<double, 2>> outline_of(const Lattice& lattice, const Site& site);

}  // namespace tessera::polyomino
