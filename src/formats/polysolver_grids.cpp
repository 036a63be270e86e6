#include "formats/polysolver_grids.h"

#include "base/check.h"
#include "games/polyomino/lattice/lattices.h"

#include <algorithm>

namespace tessera {

namespace {

using polyomino::Site;

const std::array<PolyGrid, 4>& poly_grids() {
    static const std::array<PolyGrid, 4> grids = {{{"Square", &polyomino::square_lattice()},
                                                   {"Hexagon", &polyomino::hexagonal_lattice()},
                                                   {"Triangle", &polyomino::triangular_lattice(), 2, 2},
                                                   {"Cube", &polyomino::cubic_lattice(), 3}}};
    return grids;
}

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// Corners of triangles are the points of our lattice where row and column differ by a multiple of 3. From corner (x, y) the
// next along x is one row and one column on, the next along y one row on and two columns back; a triangle's centre is the
// mean of its corners.
Site triangle_at(const PolyPlace& place) {
    const auto [x, y, z, which] = place;
    return {0, x + y + 1, x - 2 * y - (which == 0 ? 1 : 0)};
}

PolyPlace place_of_triangle(const Site& site) {
    const int which = polyomino::modulo(site.column - site.row + 2, 3) == 0 ? 0 : 1;
    const int sum = site.row - 1;                               // x + y
    const int difference = site.column + (which == 0 ? 1 : 0);  // x - 2y
    const int y = (sum - difference) / 3;
    return {sum - y, y, 0, which};
}

}  // namespace

const PolyGrid* poly_grid_called(std::string_view name) {
    const auto found = std::find_if(poly_grids().begin(), poly_grids().end(), [name](const PolyGrid& grid) {
        return std::equal(name.begin(), name.end(), grid.name.begin(), grid.name.end(),
                          [](char one, char other) { return lower(one) == lower(other); });
    });
    return found == poly_grids().end() ? nullptr : &*found;
}

const PolyGrid* poly_grid_of(const polyomino::Lattice& lattice) {
    const auto found = std::find_if(poly_grids().begin(), poly_grids().end(),
                                    [&lattice](const PolyGrid& grid) { return grid.lattice == &lattice; });
    return found == poly_grids().end() ? nullptr : &*found;
}

Site site_of(const PolyGrid& grid, const PolyPlace& place) {
    const auto [x, y, z, which] = place;
    return grid.lattice == &polyomino::triangular_lattice()  ? triangle_at(place)
           : grid.lattice == &polyomino::hexagonal_lattice() ? Site{0, y, x - y}
                                                             : Site{z, y, x};
}

PolyPlace place_of(const PolyGrid& grid, const Site& site) {
    return grid.lattice == &polyomino::triangular_lattice() ? place_of_triangle(site)
           : grid.lattice == &polyomino::hexagonal_lattice()
               ? PolyPlace{site.column + site.row, site.row, 0, 0}
               : PolyPlace{site.column, site.row, site.layer, 0};
}

std::string format_place(const PolyGrid& grid, const PolyPlace& place) {
    std::string text = "(" + std::to_string(place[0]) + "," + std::to_string(place[1]);
    text += grid.dimensions == 3 ? "," + std::to_string(place[2]) : "";
    text += grid.cells_a_place > 1 ? ":" + std::to_string(place[3]) : "";
    return text + ")";
}

}  // namespace tessera
