#pragma once

#include "base/result.h"
#include "games/polyomino/level.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera::polyomino {

// The pieces of a share code; share.h defines the format.
//
// Canonical form: each shape is the least of its piece's orientations, equal pieces are merged, the
// list is sorted.

Piece canonical_piece(const Piece& piece);
bool is_same_kind(const Piece& a, const Piece& b);  // compares canonical pieces, except name and count
std::vector<Piece> canonical_pieces(const std::vector<Piece>& pieces);

// Returns the pieces as the link has them: a named set as in the catalogue, else the canonical list.
std::vector<Piece> link_pieces(const std::vector<Piece>& canonical);

std::string pieces_code(const std::vector<Piece>& canonical);
Result<std::vector<Piece>> read_pieces(std::string_view code, std::size_t offset);

}  // namespace tessera::polyomino
