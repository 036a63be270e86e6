#pragma once

#include "games/explanation.h"
#include "games/polyomino/params.h"

#include <optional>

namespace tessera::polyomino {

// Returns how many lines of an explanation use a technique; nothing if one uses anything harder.
// Precondition: is_technique(technique).
std::optional<int> uses_of(Aim technique, const Explanation& explanation);

}  // namespace tessera::polyomino
