#pragma once

#include "games/polyomino/lattice/lattice.h"
#include "games/polyomino/level.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The named sets of pieces of each lattice. Those of squares are in catalogue.h; where layers have squares, they can be
// used as well, lying or standing. Names and drawings are frozen: level files and links number orientations by them.

namespace tessera::polyomino {

// Returns the names of the lattice's own sets, then of those of squares if they can be used.
std::vector<std::string> set_names(const Lattice& lattice);

// Returns the names of the sets of all lattices but those of squares.
const std::vector<std::string_view>& own_set_names();

// Returns nothing if the lattice has no set of that name.
std::optional<std::vector<Piece>> pieces_of_set(const Lattice& lattice, std::string_view name);

// Names every unnamed piece as its lattice's sets do, those of three to five cells, else A, B, ..; on squares, and where
// layers have squares, as name_pieces() of catalogue.h does.
void name_pieces(const Lattice* lattice, std::vector<Piece>& pieces);

// Returns the set that the pieces of a level on a lattice are.
std::optional<std::string> set_on_lattice(const Level& level);

}  // namespace tessera::polyomino
