#pragma once

#include "base/grid.h"
#include "games/polyomino/level.h"

#include <cstdint>

namespace tessera {

// Where a shape may land on a board on which other pieces lie. A pointer on its way asks several times for
// every step, so the answers are worked out once, when a piece is picked or turned: boards x cells of the shape
// then, one look-up a question from there on.
class LandingMap {
public:
    LandingMap() = default;
    // `cover` says of each cell what lies on it, else -1.
    LandingMap(const polyomino::Level& level, const Grid<int>& cover, const polyomino::Shape& shape);

    bool fits(Cell corner) {  // also off the board
        ++look_ups_;
        return fits_.contains(corner) && fits_[corner] != 0;
    }
    std::int64_t look_ups() const { return look_ups_; }  // questions asked so far

private:
    Grid<std::int8_t> fits_;
    std::int64_t look_ups_ = 0;
};

}  // namespace tessera
