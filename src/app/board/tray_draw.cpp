#include "app/board/tray.h"
#include "app/ui/painter.h"

#include <algorithm>

namespace tessera {

Color tray_ground(const Theme& theme, const TrayFrame& tray) {
    return tray.can_scroll() ? mix(theme.page, theme.surface, 0.6F) : theme.page;
}

void begin_tray(Painter& painter, const TrayFrame& tray) {
    if (!tray.can_scroll()) {
        return;
    }
    constexpr float rim = 6;
    constexpr float shortest_thumb = 24;
    const Rect plate = tray.area.inset(-rim);
    painter.fill(plate, tray_ground(painter.theme(), tray), 16);
    const float length = tray.is_below ? tray.area.width : tray.area.height;
    const float bar = std::max(length * length / (length + tray.overflow), shortest_thumb);
    const float start = (length - bar) * tray.scroll / tray.overflow;
    const Rect thumb = tray.is_below ? Rect{tray.area.x + start, plate.bottom() - 5, bar, 4}
                                     : Rect{plate.right() - 5, tray.area.y + start, 4, bar};
    painter.fill(thumb, painter.theme().line, 2);
    painter.push_clip(tray.area.inset(-2));
}

void end_tray(Painter& painter, const TrayFrame& tray) {
    if (tray.can_scroll()) {
        painter.pop_clip();
    }
}

}  // namespace tessera
