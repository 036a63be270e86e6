#include "app/board/tier_line.h"

#include "base/index.h"

#include <algorithm>

namespace tessera {

void draw_tier_dots(Painter& painter, int choice, const Rect& rect) {
    const Theme& theme = painter.theme();
    const int count = int_size(tier_choices) - 1;
    const float step = std::min(rect.width / static_cast<float>(count), 13.0F);
    for (int tier = 1; tier <= count; ++tier) {
        const float aside = static_cast<float>(tier) - static_cast<float>(count + 1) / 2;
        const Point place{rect.centre().x + aside * step, rect.centre().y};
        if (choice == 0) {  // any tier
            painter.ring(place, step * 0.3F, theme.quiet, 1.5F);
        } else {
            painter.circle(place, step * 0.36F, tier <= choice ? theme.accent : theme.line);
        }
    }
}

}  // namespace tessera
