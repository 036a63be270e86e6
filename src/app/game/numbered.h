#pragma once

#include "app/text/strings.h"
#include "games/puzzle_grade.h"
#include "session/share.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// Graded puzzles without end, by their numbers: "Expert 11 × 5 no. 318" is made from its tier and its number alone.

namespace tessera {

std::optional<Tier> tier_called(std::string_view chapter);  // "Expert"; nothing: it is no tier's name
std::string_view name_of(Tier tier);                        // the same back, key of the string table
Recipe numbered_recipe(Tier tier, std::uint64_t number);

// "11x5 iq expert #318", as the generator calls what it makes, for the player; nothing: it is the title of something else.
std::optional<std::string> numbered_title(const Strings& strings, std::string_view title);

}  // namespace tessera
