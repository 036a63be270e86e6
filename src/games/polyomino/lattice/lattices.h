#pragma once

#include "base/sentence.h"
#include "games/polyomino/lattice/lattice.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// The lattices by name, squares first.
const std::vector<const Lattice*>& lattices();

// Null if there is none of that name.
const Lattice* lattice_called(std::string_view name);

// Lattices that a program leaves out, because it cannot draw them: none, unless the program is linked with a list of its
// own in place of lattices.cpp.
struct AbsentLattice {
    std::string_view name;
    char letter = ' ';
};
const std::vector<AbsentLattice>& absent_lattices();
inline Sentence sentence_for_absent() {
    return say("this puzzle is made of cubes or balls, which cannot be shown here yet");
}

const Lattice& square_lattice();
const Lattice& hexagonal_lattice();
const Lattice& triangular_lattice();
const Lattice& cubic_lattice();
const Lattice& sphere_lattice();

}  // namespace tessera::polyomino
