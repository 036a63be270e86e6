#pragma once

#include "base/sentence.h"
#include "games/polyomino/lattice/lattice.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// The lattices by name, squares first.
const std::vector<const Lattice*>& lattices();

// Null if there is none of that name.
const Lattice* lattice_called(std::string_view name);

// Lattices that a program leaves out, with a sentence that says why: none, unless the program is linked with a list of its
// own in place of lattices.cpp.
struct AbsentLattice {
    std::string_view name;
    char letter = ' ';
    std::string_view why;  // an English key of the string table
};
std::span<const AbsentLattice> absent_lattices();

// Return the sentence of an absent lattice; nothing for all others, known or not.
std::optional<Sentence> why_absent(std::string_view name);
std::optional<Sentence> why_absent(char letter);

// True for the letter of a lattice in links, known or absent, other than that of squares.
bool is_lattice_letter(char letter);

const Lattice& square_lattice();
const Lattice& hexagonal_lattice();
const Lattice& triangular_lattice();
const Lattice& cubic_lattice();
const Lattice& sphere_lattice();
const Lattice& diagonal_lattice();

}  // namespace tessera::polyomino
