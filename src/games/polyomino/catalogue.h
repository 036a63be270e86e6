#pragma once

#include "games/polyomino/level.h"
#include "games/polyomino/shape.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// The names and drawings are frozen: level files and links number orientations by them.

// Returns the usual name of a free polyomino of up to 5 cells (F, I .. Z; I4, L4, O4, T4, Z4; I3, V3; I2;
// I1), nothing for any other.
std::optional<std::string> usual_name(const Shape& shape);

// Returns every free polyomino of `size` cells in canonical form, in increasing order. Practical up
// to size 8.
std::vector<Shape> free_polyominoes(int size);

// Returns the 56 free polyominoes of 1 to 6 cells in increasing order: link digits are indices
// into this table.
const std::vector<Shape>& small_free_polyominoes();

// Returns the named sets in the order in which they are offered: iq, kanoodle, pentominoes, ...
const std::vector<std::string>& set_names();
const std::vector<Piece>* pieces_of_set(std::string_view name);  // built once; null if there is no such set
int find_set(const std::vector<Piece>& pieces);                  // index into set_names(); -1: none

// Returns A, B, .. Z, AA, AB, ..: bijective base 26, from 0.
std::string letter_name(int index);

// Names every unnamed piece: its usual name, else A, B, .., Z, AA, .., skipping names in use.
void name_pieces(std::vector<Piece>& pieces);

}  // namespace tessera::polyomino
