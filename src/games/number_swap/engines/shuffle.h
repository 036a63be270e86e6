#pragma once

#include "base/rng.h"
#include "games/number_swap/level.h"
#include "games/number_swap/params.h"

#include <cstdint>

namespace tessera::number_swap {

// Returns the sorted grid with the barriers of the params. The figure of walls depends on the seed, others on `rng`.
Level sorted_level(const Params& params, std::uint64_t seed, Rng& rng);

// Mixes the tiles until they are not sorted: by so many random swaps, or in any order if `swaps` is 0.
void mix_tiles(Level& level, int swaps, Rng& rng);

}  // namespace tessera::number_swap
