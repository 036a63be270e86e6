#pragma once

#include "base/grid.h"
#include "games/edge_match/level.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera::edge_match {

// Formats an answer as `solve` prints it: rows of tiles as placed; `........` is an empty cell.
std::string format_answer(const Level& level, const State& state);
Result<Grid<Tile>> parse_answer(std::string_view text);

// Returns nothing if the arrangement solves the level, else the reason why not. Independent of the engines,
// of State and of contact(): reads only the level's tiles and the arrangement.
std::optional<Sentence> why_not_a_solution(const Level& level, const Grid<Tile>& answer);

}  // namespace tessera::edge_match
