#include "games/polyomino/lattice/lattices.h"

#include <cmath>

// Balls packed as closely as can be (face-centred cubic), in layers of squares. A ball rests in the hollow between four
// balls of the layer below, those with its own row and column and the next ones: so the pyramid of 5 x 5, 4 x 4, 3 x 3,
// 2 x 2 balls and one has all its layers begin at row 0 and column 0.

namespace tessera::polyomino {

namespace {

// Balls with the same colour form a cubic lattice: four such make up this one.
int ball_colour(const Site& site) {
    return 2 * modulo(site.column - site.row, 2) + modulo(site.layer, 2);
}

std::array<double, 3> ball_centre(const Site& site) {
    return {site.column + site.layer / 2.0, site.row + site.layer / 2.0, site.layer / std::sqrt(2.0)};
}

Lattice make_sphere() {
    Lattice lattice;
    lattice.name = "sphere";
    lattice.letter = 's';
    lattice.is_in_space = true;
    lattice.cell = "ball";
    lattice.steps = {{0, 0, 1},  {0, -1, 0}, {0, 0, -1}, {0, 1, 0},    // beside it
                     {1, 0, 0},  {1, -1, 0}, {1, 0, -1}, {1, -1, -1},  // above
                     {-1, 0, 0}, {-1, 1, 0}, {-1, 0, 1}, {-1, 1, 1}};  // below
    // A quarter about the upright axis, and one about an axis of another family of square layers.
    lattice.rotations = {{{1, -1, 0}, {0, 0, 1}, {0, -1, 0}}, {{0, 1, 0}, {-1, 1, 1}, {1, 0, 0}}};
    lattice.mirror = {{1, 0, 0}, {0, 0, 1}, {0, 1, 0}};
    lattice.colour_count = 4;
    lattice.colour_of = ball_colour;
    lattice.centre_of = ball_centre;
    lattice.is_round = true;
    lattice.has_squares = true;
    return lattice;
}

}  // namespace

const Lattice& sphere_lattice() {
    static const Lattice lattice = make_sphere();
    return lattice;
}

}  // namespace tessera::polyomino
