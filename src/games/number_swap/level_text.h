#pragma once

#include "base/result.h"
#include "games/number_swap/level.h"

#include <string>
#include <string_view>

// Text forms of levels and moves.
//
//   tessera 1 number_swap
//   title Twenty-five         (optional)
//   recipe 1 7 size 3x2 ...   (generator version, seed, params; of a generated level)
//   par 34                    (the fewest swaps, optional)
//   grid
//   3 1 2                     (the numbers 1 to mn, each once)
//   6 5 4
//   end
//   barrier 0 1 1 1           (between two neighbours: row and column of each, from 0)
//
// A move: `ROW COLUMN ROW COLUMN`, the cells to swap, read in either order and written in reading order.

namespace tessera::number_swap {

Result<Level> parse_level(std::string_view text);
std::string format_level(const Level& level);

Result<Move> parse_move(const Level& level, std::string_view text);
std::string format_move(const Move& move);

}  // namespace tessera::number_swap
