#pragma once

#include "games/polyomino/engines/position_cover.h"

namespace tessera::polyomino {

// The amount of choice at a cell of the cover.
struct Choice {
    int cell = 0;
    int kind_count = 0;        // kinds of pieces that can cover it without leaving a dead region
    int option_count = 0;      // number of options that do so
    int rough_kind_count = 0;  // kinds that can cover it at all
};

// Returns the cell with the least choice.
Choice least_choice(const GridCover& cover);

}  // namespace tessera::polyomino
