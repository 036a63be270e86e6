#pragma once

#include "games/polyomino/lattice/lattices.h"

#include <array>
#include <optional>

namespace tessera::polyomino {

// One more lattice: hexagonal prisms in layers on top of each other.
inline Lattice make_prism_lattice() {
    Lattice prism = hexagonal_lattice();
    prism.name = "prism";
    prism.letter = 'p';
    prism.cell = "prism";
    prism.is_in_space = true;
    prism.steps.push_back({1, 0, 0});
    prism.steps.push_back({-1, 0, 0});
    prism.rotations.push_back({{-1, 0, 0}, {0, 1, -1}, {0, 0, -1}});  // half a turn about a level axis
    prism.centre_of = [](const Site& site) {
        std::array<double, 3> centre = hexagonal_lattice().centre_of(site);
        centre[2] = site.layer;
        return centre;
    };
    prism.colour_of = [](const Site& site) {
        return 2 * hexagonal_lattice().colour_of(site) + modulo(site.layer, 2);
    };
    prism.colour_count = 6;
    prism.place_of = [](const Site& site) {
        return hexagonal_lattice().place_of(site) + Site{site.layer, 0, 0};
    };
    prism.site_at = [](const Site& place) -> std::optional<Site> {
        const auto flat = hexagonal_lattice().site_at({0, place.row, place.column});
        return flat ? std::optional(*flat + Site{place.layer, 0, 0}) : std::nullopt;
    };
    return prism;
}

inline const Lattice& prism_lattice() {
    static const Lattice prism = make_prism_lattice();
    return prism;
}

}  // namespace tessera::polyomino
