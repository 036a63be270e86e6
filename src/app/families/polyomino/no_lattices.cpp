#include "games/polyomino/lattice/lattices.h"

#include <array>

// The lattices of a program that draws squares only. Linked into a program itself, this file stands in place of
// lattice/lattices.cpp.

namespace tessera::polyomino {

const std::vector<const Lattice*>& lattices() {
    static const std::vector<const Lattice*> squares = {&square_lattice()};
    return squares;
}

std::span<const AbsentLattice> absent_lattices() {
    constexpr std::string_view why =
        "this puzzle is made of hexagons, triangles, cubes or balls, which cannot be shown here yet";
    static constexpr std::array<AbsentLattice, 5> all = {{{"hexagonal", 'h', why},
                                                          {"triangular", 't', why},
                                                          {"cubic", 'c', why},
                                                          {"sphere", 's', why},
                                                          {"diagonal", 'd', why}}};
    return all;
}

}  // namespace tessera::polyomino
