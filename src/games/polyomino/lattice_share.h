#pragma once

#include "base/result.h"
#include "games/polyomino/share.h"

#include <string>
#include <string_view>

// The body of a share code on another lattice than that of squares (share.h); all numbers are bits:
//
//   body      letter of the lattice, board "/" pieces "/" givens ["/" moves ["/" styles]]
//   drawing   layers-1, rows-1, columns-1 (in space 4 bits each; flat rows 6 and columns 7 bits); on hexagons a bit: 1 if
//             no cell can be at the first place; a bit for each place of a cell, row by row, 1 for a cell
//   pieces    a set's name after ".", or for each a 1, count-1 (12 bits after a 1, else a 0), a bit each: may be flipped,
//             may be turned, then its drawing; a 0 at the end
//   givens    for each a 1, piece index, orientation (6 bits), place of its first cell as layer, row, column (bits as above);
//             a 0 at the end
//   moves     in the same coding: pieces on the board other than the givens
//   styles    as in share.h
//
// The pieces keep their order. Links leave out the title and names that were not chosen by hand.

namespace tessera::polyomino {

// Precondition: the level is on another lattice than that of squares.
std::string encode_on_lattice(const Shared& shared);
// Reads a body whose first letter is a lattice's. The caller checks that the level is sound and the moves are legal.
Result<Shared> decode_on_lattice(std::string_view body);

}  // namespace tessera::polyomino
