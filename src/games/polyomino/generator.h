#pragma once

#include "base/grid.h"
#include "base/sentence.h"

#include <cstdint>
#include <optional>

namespace tessera::polyomino {

inline constexpr int cut_version = 1;  // changes when the same params and seed would give another cut

// How a board is cut into random pieces. Zeros leave the choice to the generator.
struct CutParams {
    int columns = 8;
    int rows = 8;
    int max_pieces = 0;  // 0: no limit
    int min_size = 2;
    int max_size = 0;  // 0: the shorter side of the board, at least 4 where it can be

    bool operator==(const CutParams&) const = default;
};

// Labels 0.. of the pieces in the order of their first cells; cut.h names the others.
using Cut = Grid<int>;

// Nothing, or why no board can be cut like this.
std::optional<Sentence> why_params_are_impossible(const CutParams& params);

// Scans the cells and grows from each free one a polyomino of random size, breadth first in shuffled
// directions (the cutting procedure of the source report). Where that leaves crumbs they join the smallest
// neighbour, and a piece that grew too large is cut in two; a limit on the number of pieces raises the sizes
// from the start instead of leaving monsters. Sizes are kept wherever the board allows it; the number of
// pieces always. Params must be possible.
Cut cut_board(const CutParams& params, std::uint64_t seed);

}  // namespace tessera::polyomino
