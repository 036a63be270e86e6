#include "games/polyomino/lattice/lattices.h"

namespace tessera::polyomino {

const std::vector<const Lattice*>& lattices() {
    static const std::vector<const Lattice*> all = {
        &square_lattice(),  //
        &hexagonal_lattice(), &triangular_lattice(), &cubic_lattice(), &sphere_lattice(), &diagonal_lattice(),
    };
    return all;
}

std::string_view why_lattices_are_absent() {
    return {};
}

}  // namespace tessera::polyomino
