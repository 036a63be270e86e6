#include "games/polyomino/lattice/lattices.h"

#include <algorithm>

namespace tessera::polyomino {

const std::vector<const Lattice*>& lattices() {
    static const std::vector<const Lattice*> all = {
        &square_lattice(),  //
        &hexagonal_lattice(), &triangular_lattice(), &cubic_lattice(), &sphere_lattice(),
    };
    return all;
}

const Lattice* lattice_called(std::string_view name) {
    const auto found = std::find_if(lattices().begin(), lattices().end(),
                                    [name](const Lattice* lattice) { return lattice->name == name; });
    return found == lattices().end() ? nullptr : *found;
}

}  // namespace tessera::polyomino
