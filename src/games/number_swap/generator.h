#pragma once

#include "games/number_swap/level.h"
#include "games/number_swap/params.h"

#include <cstdint>

namespace tessera::number_swap {

// Solvable and not sorted. The params are taken to be within their limits.
Level generate(const Params& params, std::uint64_t seed);

}  // namespace tessera::number_swap
