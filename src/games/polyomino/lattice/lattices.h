#pragma once

#include "base/sentence.h"
#include "games/polyomino/lattice/lattice.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// The lattices by name, squares first.
const std::vector<const Lattice*>& lattices();

// Null if there is none of that name.
const Lattice* lattice_called(std::string_view name);

// The names in level text and the letters in links of all lattices but squares, for programs that do not have them, too.
struct LatticeMark {
    std::string_view name;
    char letter = ' ';
};
inline constexpr std::array<LatticeMark, 5> other_lattice_marks = {
    {{"hexagonal", 'h'}, {"triangular", 't'}, {"cubic", 'c'}, {"sphere", 's'}, {"diagonal", 'd'}}};

// Why lattices() lacks those that a program leaves out: an English key of the string table. Empty: it lacks none, unless the
// program is linked with a list of its own in place of lattices.cpp.
std::string_view why_lattices_are_absent();

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
