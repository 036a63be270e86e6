#include "games/polyomino/lattice/lattices.h"

#include <cmath>

// Triangles in rows, by turns with a tip above and with a tip below. Their centres are the points of the hexagonal lattice
// but for every third one, where six triangles meet: the points whose row and column differ by a multiple of 3. So turns
// and reflections are those of hexagons, and a translation is one that keeps the difference up to a multiple of 3.
//
// In a drawing a triangle whose row and column add up to an even number has its tip above:
//
//      .
//     ...
//    .....

namespace tessera::polyomino {

namespace {

int quotient(int value, int divisor) {
    return (value - modulo(value, divisor)) / divisor;
}

int triangle_class(const Site& site) {
    return modulo(site.column - site.row, 3);  // 1: tip above, 2: tip below
}

bool is_triangle(const Site& site) {
    return triangle_class(site) != 0;
}

int triangle_colour(const Site& site) {
    return triangle_class(site) == 2 ? 1 : 0;
}

// Turned so that the rows of a drawing are level, like hexagon_centre() before.
std::array<double, 3> triangle_centre(const Site& site) {
    const double right = site.column + site.row / 2.0;
    const double down = site.row * std::sqrt(3.0) / 2;
    return {right * std::sqrt(3.0) / 2 + down / 2, down * std::sqrt(3.0) / 2 - right / 2, 0.0};
}

Site triangle_place(const Site& site) {
    const int across = site.column - triangle_class(site);
    const int row = quotient(site.row - across, 3);
    return {0, row, 2 * (across + row) + row + triangle_class(site) - 1};
}

std::optional<Site> triangle_at(const Site& place) {
    const int beside = modulo(place.row + place.column, 2);
    const int along = quotient(place.column - place.row, 2);
    return Site{0, 2 * place.row + along, along - place.row + 1 + beside};
}

Site triangle_translation(const Site& least) {
    return {0, least.row, least.column - triangle_class(least)};
}

Lattice make_triangular() {
    Lattice lattice;
    lattice.name = "triangular";
    lattice.letter = 't';
    lattice.cell = "triangle";
    lattice.steps = {{0, 0, 1}, {0, -1, 1}, {0, -1, 0}, {0, 0, -1}, {0, 1, -1}, {0, 1, 0}};
    lattice.rotations = {{{1, 0, 0}, {0, 1, -1}, {0, 1, 0}}};  // a sixth, clockwise
    lattice.mirror = {{1, 0, 0}, {0, 1, -1}, {0, 0, -1}};
    lattice.colour_count = 2;
    lattice.is_cell = is_triangle;
    lattice.colour_of = triangle_colour;
    lattice.centre_of = triangle_centre;
    lattice.place_of = triangle_place;
    lattice.site_at = triangle_at;
    lattice.translation_below = triangle_translation;
    lattice.points_by_place = true;
    return lattice;
}

}  // namespace

const Lattice& triangular_lattice() {
    static const Lattice lattice = make_triangular();
    return lattice;
}

}  // namespace tessera::polyomino
