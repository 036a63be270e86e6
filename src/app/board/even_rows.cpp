#include "app/board/even_rows.h"

#include "app/board/tray_packing.h"
#include "base/index.h"
#include "base/order.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr float most_more =
    10;  // spare width that a slot may get beyond its spare height; the other way round if all are alike

}  // namespace

std::optional<std::vector<Rect>> even_rows(const std::vector<Point>& sizes, const Rect& room, bool is_grid) {
    const std::vector<int> order = sorted_indices(
        int_size(sizes), [&](int one, int other) { return at(sizes, one).y > at(sizes, other).y; });
    std::vector<Point> sorted;
    float widest = 0;
    for (const int index : order) {
        sorted.push_back(at(sizes, index));
        widest = std::max(widest, at(sizes, index).x);
    }
    const TrayRows rows = rows_within(sorted, room.width);
    if (widest > room.width || rows.size.y > room.height) {
        return std::nullopt;
    }
    const float least = std::min(width_for(sorted, rows.count, widest), room.width);
    const float spare = most_more + (room.height - rows.size.y) / static_cast<float>(rows.count);
    const float in_row = std::round(least / widest);
    const float width = std::min(least + in_row * spare, room.width);
    for (Point& size : sorted) {
        size.x *= width / least;
    }
    const Rect middle{room.centre().x - width / 2, room.y, width, room.height};
    const std::vector<Rect> spread =
        spread_rows(sorted, middle, is_grid ? (width - least) / in_row + most_more : room.height);
    std::vector<Rect> slots(sizes.size());
    for (int place = 0; place < int_size(order); ++place) {
        at(slots, at(order, place)) = at(spread, place);
    }
    return slots;
}

}  // namespace tessera
