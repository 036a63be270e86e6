#pragma once

#include "search/frontier/grid_cover.h"

#include <cstdint>
#include <vector>

namespace tessera {

// Returns, for every set of the options (bit i: the i-th), an upper bound on how many of them a solution of
// the cover can have together. A set is a conflict if its options share a cell, demand more units than there
// are, or leave a region of the board that the remaining units cannot fill, by size and colours. Supersets
// inherit conflicts. Time and memory are proportional to 2^n; empty for more than `max_bounded_options`
// options.
std::vector<std::uint8_t> kept_upper_bounds(const GridCover& cover, const std::vector<int>& options);

// Adds the set to the known conflicts.
void add_conflict(std::vector<std::uint8_t>& bounds, unsigned set);

inline constexpr int max_bounded_options = 14;

}  // namespace tessera
