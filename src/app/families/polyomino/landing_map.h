#pragma once

#include "base/grid.h"
#include "games/polyomino/level.h"

#include <cstdint>

namespace tessera {

// Cells of a board with pieces on it at which a shape fits. A moving pointer asks several times per step, so
// the answers are precomputed when a piece is picked or turned: O(cells of the board x cells of the shape),
// then one lookup per query.
class LandingMap {
public:
    LandingMap() = default;
    // `cover` is the piece on each cell, -1 if none.
    LandingMap(const polyomino::Level& level, const Grid<int>& cover, const polyomino::Shape& shape);

    bool fits(Cell corner) {  // `corner` may be off the board
        ++look_ups_;
        return fits_.contains(corner) && fits_[corner] != 0;
    }
    std::int64_t look_ups() const { return look_ups_; }  // number of queries

private:
    Grid<std::int8_t> fits_;
    std::int64_t look_ups_ = 0;
};

}  // namespace tessera
