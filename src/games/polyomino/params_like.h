#pragma once

#include "games/polyomino/level.h"
#include "games/polyomino/params.h"
#include "games/puzzle_grade.h"

#include <optional>

namespace tessera::polyomino {

// Returns params for more puzzles like this one, whose tier may be known; nothing if none can be made.
std::optional<Params> params_like(const Level& level, std::optional<Tier> tier);

}  // namespace tessera::polyomino
