#pragma once

#include "games/polyomino/lattice/lattice.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// The lattices by name, squares first.
const std::vector<const Lattice*>& lattices();

// Null if there is none of that name.
const Lattice* lattice_called(std::string_view name);

const Lattice& square_lattice();
const Lattice& hexagonal_lattice();
const Lattice& triangular_lattice();
const Lattice& cubic_lattice();
const Lattice& sphere_lattice();

}  // namespace tessera::polyomino
