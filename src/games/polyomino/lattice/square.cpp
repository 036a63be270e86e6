#include "games/polyomino/lattice/lattices.h"

namespace tessera::polyomino {

namespace {

int square_colour(const Site& site) {
    return modulo(site.row + site.column, 2);
}

std::array<double, 3> square_centre(const Site& site) {
    return {static_cast<double>(site.column), static_cast<double>(site.row), 0.0};
}

Lattice make_square() {
    Lattice lattice;
    lattice.name = "square";
    lattice.letter = 'q';
    lattice.cell = "square";
    lattice.steps = {{0, 0, 1}, {0, -1, 0}, {0, 0, -1}, {0, 1, 0}};
    lattice.rotations = {{{1, 0, 0}, {0, 0, -1}, {0, 1, 0}}};  // a quarter, clockwise
    lattice.mirror = {{1, 0, 0}, {0, 1, 0}, {0, 0, -1}};
    lattice.colour_count = 2;
    lattice.colour_of = square_colour;
    lattice.centre_of = square_centre;
    lattice.has_squares = true;
    return lattice;
}

}  // namespace

const Lattice& square_lattice() {
    static const Lattice lattice = make_square();
    return lattice;
}

}  // namespace tessera::polyomino
