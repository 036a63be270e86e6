#include "games/polyomino/lattice/lattices.h"

#include <cmath>

// Hexagons in rows. The next row lies half a hexagon further to the right:
//
//    (0,0) (0,1) (0,2)
//       (1,0) (1,1) (1,2)
//
// In a drawing a hexagon takes two letters, so that the half shows.

namespace tessera::polyomino {

namespace {

int hexagon_colour(const Site& site) {
    return modulo(site.column - site.row, 3);
}

std::array<double, 3> hexagon_centre(const Site& site) {
    return {site.column + site.row / 2.0, site.row * std::sqrt(3.0) / 2, 0.0};
}

Site hexagon_place(const Site& site) {
    return {0, site.row, 2 * site.column + site.row};
}

std::optional<Site> hexagon_at(const Site& place) {
    const int twice = place.column - place.row;
    return modulo(twice, 2) == 0 ? std::optional<Site>({0, place.row, twice / 2}) : std::nullopt;
}

Lattice make_hexagonal() {
    Lattice lattice;
    lattice.name = "hexagonal";
    lattice.letter = 'h';
    lattice.cell = "hexagon";
    lattice.steps = {{0, 0, 1}, {0, -1, 1}, {0, -1, 0}, {0, 0, -1}, {0, 1, -1}, {0, 1, 0}};
    lattice.rotations = {{{1, 0, 0}, {0, 1, -1}, {0, 1, 0}}};  // a sixth, clockwise
    lattice.mirror = {{1, 0, 0}, {0, 1, -1}, {0, 0, -1}};
    lattice.colour_count = 3;
    lattice.colour_of = hexagon_colour;
    lattice.centre_of = hexagon_centre;
    lattice.place_of = hexagon_place;
    lattice.site_at = hexagon_at;
    lattice.letters_a_cell = 2;
    return lattice;
}

}  // namespace

const Lattice& hexagonal_lattice() {
    static const Lattice lattice = make_hexagonal();
    return lattice;
}

}  // namespace tessera::polyomino
