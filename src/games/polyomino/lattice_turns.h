#pragma once

#include "games/polyomino/lattice/lattice.h"
#include "games/polyomino/level.h"

#include <array>

// Turns as a hand makes them.

namespace tessera::polyomino {

// Returns the reflection of a flat lattice that exchanges left and right as one sees them.
Turn left_to_right(const Lattice& lattice);

// Returns a quarter about the upright axis, clockwise as seen from above, one forwards and one to the right.
std::array<Turn, 3> quarters_in_space(const Lattice& lattice);

// Returns the orientation of the piece that this one becomes; itself if the piece has none such.
int orientation_after(const Lattice& lattice, const Piece& piece, int orientation, const Turn& turn);

}  // namespace tessera::polyomino
