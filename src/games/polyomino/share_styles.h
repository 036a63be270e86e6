#pragma once

#include "games/polyomino/level.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// The names and colours of a share code, chosen by hand; share.h says how they are written.

// Gives the pieces of a link the styles of those that they stand for, and the names that a link can carry.
void take_styles(std::vector<Piece>& link_pieces, const std::vector<Piece>& pieces);

std::string styles_code(const std::vector<Piece>& link_pieces);                  // empty: no piece has one
bool read_styles(std::vector<Piece>& link_pieces, std::string_view code);  // false: it is none

}  // namespace tessera::polyomino
