#pragma once

#include "base/result.h"
#include "games/edge_match/level.h"
#include "games/shared_puzzle.h"

#include <string>
#include <string_view>

// The body of a share code of kind `e`:
//
//   body     W "x" H "/" letters "/" tiles ["/" moves]
//   letters  the letters of motifs with halves, then, if there are any, "." and those of motifs without
//            halves, then "-" if there are plain edges; sorted, each of them used
//   tiles    for every tile its four edges in base64url bits; edges are numbered in the order of the letters
//            (plain first; of halves H before B), in as few bits as hold the largest number
//   moves    in base64url bits: 1 = place, 2 = take, 3 = shift in two bits, then the move's numbers
//
// Links leave out the title.

namespace tessera::edge_match {

using Shared = SharedPuzzle<Level, Move>;

std::string encode_share(const Shared& shared);
Result<Shared> decode_share(std::string_view body);

}  // namespace tessera::edge_match
