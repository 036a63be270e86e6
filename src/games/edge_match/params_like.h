#pragma once

#include "games/edge_match/level.h"
#include "games/edge_match/params.h"
#include "games/puzzle_grade.h"

#include <optional>

namespace tessera::edge_match {

// Returns params for more puzzles like this one, whose tier may be known; nothing if none can be made.
std::optional<Params> params_like(const Level& level, std::optional<Tier> tier);

}  // namespace tessera::edge_match
