#pragma once

#include "base/grid.h"
#include "games/polyomino/level.h"

#include <cstdint>

namespace tessera::polyomino {

inline constexpr int cut_version = 1;  // changes when the same params and seed would give another cut

// How a board is cut into random pieces.
struct CutParams {
    int columns = 8;
    int rows = 8;
    int max_pieces = 0;  // 0: no limit
    int min_size = 2;
    int max_size = 0;  // 0: the shorter side of the board

    bool operator==(const CutParams&) const = default;
};

// Labels 0.. of the pieces, -1 for blocked cells.
using Cut = Grid<int>;

}  // namespace tessera::polyomino
