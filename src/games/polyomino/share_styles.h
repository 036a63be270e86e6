#pragma once

#include "games/polyomino/level.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// Hand-chosen names and colours in a share code; share.h defines the format.

// Copies styles, and names that a link can carry, from `pieces` to the equal pieces of a link.
void take_styles(std::vector<Piece>& link_pieces, const std::vector<Piece>& pieces);

std::string styles_code(const std::vector<Piece>& link_pieces);            // empty if none
bool read_styles(std::vector<Piece>& link_pieces, std::string_view code);  // false if the code is invalid

}  // namespace tessera::polyomino
