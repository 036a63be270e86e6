#include "games/polyomino/lattice/lattices.h"

namespace tessera::polyomino {

namespace {

int cube_colour(const Site& site) {
    return modulo(site.layer + site.row + site.column, 2);
}

std::array<double, 3> cube_centre(const Site& site) {
    return {static_cast<double>(site.column), static_cast<double>(site.row), static_cast<double>(site.layer)};
}

Lattice make_cubic() {
    Lattice lattice;
    lattice.name = "cubic";
    lattice.letter = 'c';
    lattice.is_in_space = true;
    lattice.cell = "cube";
    lattice.steps = {{0, 0, 1}, {0, -1, 0}, {0, 0, -1}, {0, 1, 0}, {1, 0, 0}, {-1, 0, 0}};
    lattice.rotations = {{{1, 0, 0}, {0, 0, -1}, {0, 1, 0}},   // a quarter about the upright axis
                         {{0, -1, 0}, {1, 0, 0}, {0, 0, 1}}};  // and about the one along a row
    lattice.mirror = {{1, 0, 0}, {0, 1, 0}, {0, 0, -1}};
    lattice.colour_count = 2;
    lattice.colour_of = cube_colour;
    lattice.centre_of = cube_centre;
    lattice.has_squares = true;
    return lattice;
}

}  // namespace

const Lattice& cubic_lattice() {
    static const Lattice lattice = make_cubic();
    return lattice;
}

}  // namespace tessera::polyomino
