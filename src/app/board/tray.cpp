#include "app/board/tray.h"

#include <algorithm>

namespace tessera {

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

std::vector<Rect> lay_out_tray(TrayFrame& tray, const TablePlan& plan, int slot_count) {
    tray.area = plan.tray;
    tray.is_below = plan.tray_below;
    tray.slot = plan.slot;
    const int in_line = std::max(1, (slot_count + plan.lines - 1) / plan.lines);
    const float length = plan.slot * static_cast<float>(in_line);
    const float along = tray.is_below ? plan.tray.width : plan.tray.height;
    tray.overflow = std::max(length - along, 0.0F);
    tray.scroll_by(0);
    const float start = std::max((along - length) / 2, 0.0F);
    std::vector<Rect> slots;
    for (int index = 0; index < slot_count; ++index) {
        const int column = tray.is_below ? index % in_line : index % plan.lines;
        const int row = tray.is_below ? index / in_line : index / plan.lines;
        slots.push_back({plan.tray.x + plan.slot * static_cast<float>(column) + (tray.is_below ? start : 0),
                         plan.tray.y + plan.slot * static_cast<float>(row) + (tray.is_below ? 0 : start),
                         plan.slot, plan.slot});
    }
    return slots;
}

}  // namespace tessera
