#pragma once

#include "base/grid.h"
#include "games/edge_match/level.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera::edge_match {

// How `solve` prints an answer: the rows of tiles as they lie after turning; `........` an empty cell.
std::string format_answer(const Level& level, const State& state);
Result<Grid<Tile>> parse_answer(std::string_view text);

// Nothing if the arrangement solves the level; else the sentence that says what is wrong. Independent of
// every engine, of State and of contact(): it reads the level's tiles and the arrangement alone.
std::optional<Sentence> why_not_a_solution(const Level& level, const Grid<Tile>& answer);

}  // namespace tessera::edge_match
