#pragma once

#include "base/result.h"
#include "games/edge_match/level.h"

#include <string>
#include <string_view>

// Text forms of levels and moves.
//
//   tessera 1 edge_match
//   title Three by two        (optional)
//   recipe 1 7 size 3x2 ...   (generator version, seed, params; of a generated level)
//   size 3x2                  (columns x rows; optional for a square)
//   tiles
//   HABBHABB HABBHABB BAHBBAHB
//   HABBHABB HABBHABB BAHBBAHB
//   end
//
// A move: `place TILE TURN ROW COLUMN`, `take ROW COLUMN`, `shift ROW COLUMN ROW COLUMN TURN`, all from 0.

namespace tessera::edge_match {

Result<Level> parse_level(std::string_view text);
std::string format_level(const Level& level);

Result<Move> parse_move(const Level& level, std::string_view text);
std::string format_move(const Move& move);

}  // namespace tessera::edge_match
