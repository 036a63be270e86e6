#include "app/families/polyomino/landing_map.h"

#include <algorithm>

namespace tessera {

LandingMap::LandingMap(const polyomino::Level& level, const Grid<int>& cover, const polyomino::Shape& shape)
    : fits_(cover.rows(), cover.columns(), 0) {
    const auto is_free = [&](Cell cell) {
        return cover.contains(cell) && cover[cell] < 0 && level.board[cell] == polyomino::Square::open;
    };
    for (int index = 0; index < fits_.size(); ++index) {
        const Cell corner = fits_.cell(index);
        fits_[index] = std::all_of(shape.cells.begin(), shape.cells.end(),
                                   [&](Cell cell) { return is_free(corner + cell); })
                           ? 1
                           : 0;
    }
}

}  // namespace tessera
