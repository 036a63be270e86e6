#pragma once

#include "search/frontier/grid_cover.h"

#include <cstdint>
#include <vector>

namespace tessera {

// For every set of the options (bit i: the i-th), a number of them that no solution of the cover has more of
// together. A set is found to be a conflict when its options share a cell, demand more units than there are,
// or leave a region of the board that the remaining units cannot fill, by size and colours. Larger sets inherit
// their conflicts. Empty for more than `max_bounded_options` options.
std::vector<std::uint8_t> kept_upper_bounds(const GridCover& cover, const std::vector<int>& options);

// Makes one more conflict known.
void add_conflict(std::vector<std::uint8_t>& bounds, unsigned set);

inline constexpr int max_bounded_options = 14;

}  // namespace tessera
