#include "app/board/table_layout.h"
#include "app/families/polyomino/held.h"

#include <algorithm>
#include <cmath>

// The places of pieces: in the tray, and around those that are placed on the board.

namespace tessera {

using polyomino::Shape;

const TraySlot& slot_of(const Tray& tray, int piece) {
    const auto is_its = [piece](const TraySlot& slot) {
        return slot.piece == piece;
    };
    const auto found = std::find_if(tray.slots.begin(), tray.slots.end(), is_its);
    TESSERA_ASSERT(found != tray.slots.end());
    return *found;
}

Rect place_on_screen(const Spot& spot, const Shape& shape) {
    std::vector<Cell> cells = shape.cells;
    for (Cell& cell : cells) {
        cell = spot.at + cell;
    }
    const Rect bounds = spot.tiling->bounds_of(cells);
    const Point corner = spot.corner + (bounds.corner() - spot.tiling->point_of(spot.at)) * spot.cell;
    return {corner.x, corner.y, spot.cell * bounds.width, spot.cell * bounds.height};
}

Spot tray_place(const PolyominoView& view, const PolyominoSession& session, const Shape& shape, int piece) {
    const TraySlot& slot = slot_of(view.tray, piece);
    const Tiling& tiling = tiling_of(session.level());
    const Rect bounds = tiling.bounds_of(shape.cells);
    constexpr float rounding = 0.01F;
    const float taken = view.tray.margin + slot.beside;
    const float fitting =
        std::min((slot.rect.width - taken) / bounds.width, (slot.rect.height - taken) / bounds.height);
    const float largest = std::min({fitting, view.tray.cell, view.canvas.cell()});
    const float cell = std::max(std::floor(largest + rounding), 2.0F);
    const Point middle = slot.rect.centre() - Point{slot.beside / 2, slot.beside / 2} + view.tray.offset();
    const Point corner = middle - bounds.centre() * cell;
    return {{std::round(corner.x), std::round(corner.y)}, cell, &tiling};
}

Point count_place(const Shape& shape, const Spot& place) {
    const Cell last = *std::max_element(shape.cells.begin(), shape.cells.end(), [&](Cell a, Cell b) {
        const Point one = place.tiling->point_of(a);
        const Point other = place.tiling->point_of(b);
        return one.x + one.y != other.x + other.y ? one.x + one.y < other.x + other.y : one.x < other.x;
    });
    const float gap = std::max(place.cell * 0.2F, least_count_gap);
    return place.corner + (place.tiling->middle_of(last) + Point{0.5F, 0.5F}) * place.cell + Point{gap, gap};
}

Spot tray_place(const PolyominoView& view, const PolyominoSession& session, int piece) {
    return tray_place(view, session, shape_of(session, piece, at(view.tray_orientation, piece)), piece);
}

}  // namespace tessera
