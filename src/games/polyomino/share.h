#pragma once

#include "base/result.h"
#include "games/polyomino/level.h"
#include "games/shared_puzzle.h"

#include <string>
#include <string_view>
#include <vector>

// The body of a share code of kind `p`:
//
//   body     W "x" H ["." mask] "/" pieces ["/" givens ["/" moves ["/" styles]]]
//   mask     a bit for each cell, row by row, 1 blocked; only when a cell is blocked
//   pieces   a set's name, or a code and a count for each piece
//            code   one digit for the free polyominoes of 1 to 6 cells, else "." and bits:
//                   noflip, noturn, big, columns-1, rows-1 (4 bits each, 7 if big), a bit for each cell
//            count  nothing for 1, "-" digit for 2..63, "_" digit digit for 64..4095
//   givens   for each a 1, piece index, orientation (3 bits), cell of its corner; a 0 at the end
//   moves    in the same coding: pieces on the board other than the givens
//   styles   for pieces with a hand-chosen name or colour, separated by ".": piece index "-" tint (0 for
//            none), ["-" name] (1 to 8 letters or digits); omitted if the link would become too long
//
// A body that begins with a letter is one on another lattice: see lattice_share.h.
//
// A link carries shapes, not level text: pieces are first brought into one canonical form and order, and the
// givens are expressed in that form. Canonical form: each shape is the least of its piece's orientations,
// equal pieces are merged, the list is sorted; if the pieces are exactly a named set, that set. Links leave
// out the title and names that were not chosen by hand.

namespace tessera::polyomino {

using Shared = SharedPuzzle<Level, Move>;

std::string encode_share(const Shared& shared);
Result<Shared> decode_share(std::string_view body);
// Links hold the pieces on the board alone. Returns, for each of them in the link's order, the index of the move that laid it.
std::vector<int> moves_in_share(const Shared& shared);

}  // namespace tessera::polyomino
