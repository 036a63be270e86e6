#pragma once

#include "games/polyomino/level.h"
#include "games/polyomino/shape.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// Names and drawings here are frozen: level files and links number orientations by them.

// The usual name of a free polyomino of up to 5 cells (F, I .. Z; I4, L4, O4, T4, Z4; I3, V3; I2; I1),
// else nothing.
std::optional<std::string> usual_name(const Shape& shape);

// Every free polyomino of `size` cells in canonical form, in increasing order. Sizes up to 8 are sensible.
std::vector<Shape> free_polyominoes(int size);

// The 56 free polyominoes of 1 to 6 cells in increasing order: link digits are indices into this table.
const std::vector<Shape>& small_free_polyominoes();

// The named sets in the order in which they are offered: iq, kanoodle, pentominoes, ...
const std::vector<std::string>& set_names();
const std::vector<Piece>* pieces_of_set(std::string_view name);  // made once; null: there is no such set
int find_set(const std::vector<Piece>& pieces);  // which of set_names() these are; -1: none

// A name for every piece that has none yet: the usual one, else A, B, .., Z, AA, .. passing over names in
// use.
void name_pieces(std::vector<Piece>& pieces);

}  // namespace tessera::polyomino
