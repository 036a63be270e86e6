#pragma once

#include "base/result.h"
#include "games/number_swap/level.h"
#include "games/shared_puzzle.h"

#include <string>
#include <string_view>

// The body of a share code of kind `s`, each part bits written as base64url digits:
//
//   body      W "x" H "/" tiles ["/" barriers ["/" moves]]
//   tiles     for each cell in turn the rank of its tile among the tiles not yet written (Lehmer code), in as
//             few bits as distinguish them
//   barriers  a bit for each pair of neighbours in reading order; if there are none omitted, or empty before
//             moves
//   moves     for each swap the number, from 1, of its open pair
//
// Links leave out title and par.

namespace tessera::number_swap {

using Shared = SharedPuzzle<Level, Move>;

std::string encode_share(const Shared& shared);
Result<Shared> decode_share(std::string_view body);

}  // namespace tessera::number_swap
