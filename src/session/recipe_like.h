#pragma once

#include "games/puzzle_grade.h"
#include "session/any_session.h"
#include "session/level_table.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace tessera {

std::optional<Tier> tier_called(std::string_view chapter);  // "Expert"; nothing: not the name of a tier

// The set of their pieces, which titles leave out.
inline constexpr std::string_view usual_set = "iq";

// The endless graded puzzles that the chapters of polyominoes go on with, by number.
Recipe numbered_recipe(Tier tier, std::uint64_t number);

// Returns a recipe for puzzles like this one, with any seed: its own, or one for its board and tier. Nothing: no such
// puzzle can be made. `level` is the puzzle's level in the list, or null.
std::optional<Recipe> recipe_like(const AnySession& puzzle, const ShippedLevel* level);

}  // namespace tessera
