#include "games/polyomino/lattice/lattices.h"

// The lattices of a program that draws squares only. Linked into a program itself, this file stands in place of
// lattice/lattices.cpp.

namespace tessera::polyomino {

const std::vector<const Lattice*>& lattices() {
    static const std::vector<const Lattice*> squares = {&square_lattice()};
    return squares;
}

std::string_view why_lattices_are_absent() {
    return "this puzzle is made of hexagons, triangles, cubes or balls, which cannot be shown here yet";
}

}  // namespace tessera::polyomino
