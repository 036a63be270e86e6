#pragma once

#include "games/number_swap/level.h"
#include "games/number_swap/params.h"
#include "games/puzzle_grade.h"

#include <optional>

namespace tessera::number_swap {

// Returns params for more puzzles like this one, whose tier may be known; nothing if none can be made.
std::optional<Params> params_like(const Level& level, std::optional<Tier> tier);

}  // namespace tessera::number_swap
