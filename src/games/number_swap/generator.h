#pragma once

#include "games/number_swap/level.h"

#include <cstdint>

namespace tessera::number_swap {

inline constexpr int grid_version = 1;  // changes when the same params and seed would give another grid

enum class Difficulty { easy, medium, hard };

// What the generator makes: a board of 2 .. 10 cells a side that barriers never fall apart.
struct GridParams {
    int columns = 3;
    int rows = 3;
    int barriers = 0;
    int swaps = 0;  // random swaps away from the sorted grid; 0: every grid is equally likely

    bool operator==(const GridParams&) const = default;
};

// The menu: 3 x 3, 4 x 4 and 5 x 5 with one barrier less than a side has cells, except that easy has none.
GridParams params_of(Difficulty difficulty);

// Past this, barriers would cut the board in two.
int max_barriers(int rows, int columns);

// Solvable and not sorted. The params are taken to be within their limits.
Level generate_grid(const GridParams& params, std::uint64_t seed);

}  // namespace tessera::number_swap
