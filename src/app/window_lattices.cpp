#include "app/host/platform.h"
#include "base/apart.h"
#include "games/polyomino/lattice/lattices.h"

// The lattices that the window can draw: all of them once the second part of the page's program has arrived, which reads,
// writes and draws them (web/split.mjs). Linked into a program itself, this file replaces lattice/lattices.cpp.

namespace tessera::polyomino {

const std::vector<const Lattice*>& lattices() {
    static std::vector<const Lattice*> known = {&square_lattice()};
    if (known.size() == 1 && platform::is_whole()) {
        known.push_back(&apart(hexagonal_lattice)());
        known.push_back(&apart(triangular_lattice)());
        known.push_back(&apart(cubic_lattice)());
        known.push_back(&apart(sphere_lattice)());
        known.push_back(&apart(diagonal_lattice)());
    }
    return known;
}

std::string_view why_lattices_are_absent() {
    return platform::is_whole() ? "" : "part of the program is still loading; please try again in a moment";
}

}  // namespace tessera::polyomino
