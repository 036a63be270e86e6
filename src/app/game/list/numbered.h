#pragma once

#include "app/text/strings.h"
#include "games/puzzle_grade.h"
#include "session/recipe_like.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// Endless graded puzzles, by number: "Expert 11 × 5 no. 318" is made from its tier and its number alone.

namespace tessera {

// Inverse of tier_called, a key of the string table.
std::string_view name_of(Tier tier);

// Returns the player's title for a generator's title such as "11x5 iq expert #318"; nothing for any other
// title.
std::optional<std::string> numbered_title(const Strings& strings, std::string_view title);

}  // namespace tessera
