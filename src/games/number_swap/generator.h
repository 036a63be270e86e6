#pragma once

#include "games/number_swap/level.h"
#include "games/number_swap/params.h"

#include <cstdint>

namespace tessera::number_swap {

// Returns a solvable grid that is not sorted. Precondition: params are within their limits.
Level generate(const Params& params, std::uint64_t seed);

}  // namespace tessera::number_swap
