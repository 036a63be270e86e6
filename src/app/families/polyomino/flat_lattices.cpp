#include "games/polyomino/lattice/lattices.h"

// The lattices that the window can draw. Linked into a program itself, this file stands in place of lattice/lattices.cpp.

namespace tessera::polyomino {

const std::vector<const Lattice*>& lattices() {
    static const std::vector<const Lattice*> flat = {&square_lattice(), &hexagonal_lattice(),
                                                     &triangular_lattice()};
    return flat;
}

const std::vector<AbsentLattice>& absent_lattices() {
    static const std::vector<AbsentLattice> in_space = {{"cubic", 'c'}, {"sphere", 's'}};
    return in_space;
}

}  // namespace tessera::polyomino
