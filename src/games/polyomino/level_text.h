#pragma once

#include "base/result.h"
#include "games/polyomino/level.h"

#include <string>
#include <string_view>

// Text forms of levels and moves.
//
//   tessera 1 polyomino
//   title Crossroads              (optional)
//   recipe 1 7 size 3x2 ...       (generator version, seed, params; of a generated level)
//   board
//   ..#..                         (. to be covered, # not part of the board)
//   .....
//   end
//   piece L x2 noflip noturn      (name, count, not to be flipped, not to be turned; if chosen by hand
//                                  also `named` for the name and tint1 .. tint12 for the colour)
//   X.
//   XX
//   end
//   set pentominoes               (the pieces of a set, beside or instead of others)
//   place L 0 1 2                 (a given: piece, orientation, row and column of its frame's corner)
//
// A level on another lattice has a line `lattice NAME` before its board (lattice_text.h).
//
// A move: `place PIECE ORIENTATION ROW COLUMN`, `take ...` with the same words, or `shift` with both
// placements, old then new.

namespace tessera::polyomino {

Result<Level> parse_level(std::string_view text);
std::string format_level(const Level& level);

Result<Move> parse_move(const Level& level, std::string_view text);
std::string format_move(const Level& level, const Move& move);

}  // namespace tessera::polyomino
