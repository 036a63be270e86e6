#pragma once

#include "games/polyomino/lattice/lattice.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace tessera {

// A place of PolySolver: column, row, layer, and which of the cells there.
using PolyPlace = std::array<int, 4>;

// A grid of PolySolver and the lattice that it is here.
struct PolyGrid {
    std::string_view name;  // "Hexagon"
    const polyomino::Lattice* lattice = nullptr;
    int dimensions = 2;
    int cells_a_place = 1;
};

// Null if there is none of that name, in any letters.
const PolyGrid* poly_grid_called(std::string_view name);
// Null if PolySolver has no such lattice.
const PolyGrid* poly_grid_of(const polyomino::Lattice& lattice);

polyomino::Site site_of(const PolyGrid& grid, const PolyPlace& place);
PolyPlace place_of(const PolyGrid& grid, const polyomino::Site& site);

// Returns "(1,2)", "(1,2,3)" or "(1,2:0)".
std::string format_place(const PolyGrid& grid, const PolyPlace& place);

}  // namespace tessera
