#include "app/board/tray.h"

#include "base/index.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr float least_hidden = 0.5F;  // less is rounding

}  // namespace

void TrayFrame::scroll_by(float by) {
    scroll = std::clamp(scroll + by, 0.0F, overflow);
}

void TrayFrame::bring_into_view(const Rect& unscrolled) {
    const Rect rect = unscrolled.moved(offset());
    const float before = is_below ? area.x - rect.x : area.y - rect.y;
    const float after = is_below ? rect.right() - area.right() : rect.bottom() - area.bottom();
    scroll_by(before > 0 ? -before : std::max(after, 0.0F));
}

bool TrayFrame::shows(const Rect& scrolled) const {
    return scrolled.right() > area.x && scrolled.x < area.right() && scrolled.bottom() > area.y &&
           scrolled.y < area.bottom();
}

std::vector<Rect> lay_out_tray(TrayFrame& tray, const TablePlan& plan, const std::vector<TrayItem>& items) {
    tray.area = plan.tray;
    tray.is_below = plan.tray_below;
    tray.around = plan.is_around() ? std::optional(plan.board) : std::nullopt;
    if (plan.is_around()) {
        tray.scroll = tray.overflow = 0;
        return {plan.slots.begin(), plan.slots.begin() + std::min(int_size(items), int_size(plan.slots))};
    }
    const std::vector<Point> sizes = slot_sizes(items, fit_of(plan));
    Rect room = plan.tray;
    if (tray.is_below) {
        room.width = width_for(sizes, plan.rows, room.width);
    }
    const Point all = rows_within(sizes, room.width).size;
    const float hidden = tray.is_below ? all.x - plan.tray.width : all.y - plan.tray.height;
    tray.overflow = hidden > least_hidden ? hidden : 0;
    tray.scroll_by(0);
    return spread_rows(sizes, room, most_spare(plan, sizes));
}

}  // namespace tessera
