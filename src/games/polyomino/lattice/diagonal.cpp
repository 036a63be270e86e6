#include "games/polyomino/lattice/lattices.h"

#include <cmath>

// Squares on their tips: the board of squares turned by an eighth, so that it is its edges that are jagged. Sites are those
// of squares, so pieces of squares turn and flip as ever. A drawing shows the rows and columns that one sees:
//
//       (0,0)                     .
//    (1,0) (0,1)      drawn as   . .
//       (1,1)                     .

namespace tessera::polyomino {

namespace {

int diagonal_colour(const Site& site) {
    return modulo(site.row + site.column, 2);
}

std::array<double, 3> diagonal_centre(const Site& site) {
    const double half = std::sqrt(0.5);  // of a square's diagonal
    return {(site.column - site.row) * half, (site.row + site.column) * half, 0.0};
}

Site diagonal_place(const Site& site) {
    return {0, site.row + site.column, site.column - site.row};
}

std::optional<Site> diagonal_at(const Site& place) {
    const int twice = place.row + place.column;
    return modulo(twice, 2) == 0 ? std::optional<Site>({0, place.row - twice / 2, twice / 2}) : std::nullopt;
}

Lattice make_diagonal() {
    Lattice lattice;
    lattice.name = "diagonal";
    lattice.letter = 'd';
    lattice.cell = "square";
    lattice.steps = {{0, 0, 1}, {0, -1, 0}, {0, 0, -1}, {0, 1, 0}};
    lattice.rotations = {{{1, 0, 0}, {0, 0, -1}, {0, 1, 0}}};  // a quarter, clockwise
    lattice.mirror = {{1, 0, 0}, {0, 0, 1}, {0, 1, 0}};        // left and right, as one sees it
    lattice.colour_count = 2;
    lattice.colour_of = diagonal_colour;
    lattice.centre_of = diagonal_centre;
    lattice.place_of = diagonal_place;
    lattice.site_at = diagonal_at;
    lattice.letters_a_cell = 2;
    lattice.has_squares = true;
    return lattice;
}

}  // namespace

const Lattice& diagonal_lattice() {
    static const Lattice lattice = make_diagonal();
    return lattice;
}

}  // namespace tessera::polyomino
