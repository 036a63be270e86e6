#include "app/board/tier_line.h"

#include "base/index.h"

#include <algorithm>

namespace tessera {

void draw_tier_dots(Painter& painter, int choice, const Rect& rect) {
    const Theme& theme = painter.theme();
    if (choice == 0) {
        return painter.icon(Icon::dice, rect.centre(), std::min(rect.height, 24.0F), theme.quiet);
    }
    const int count = int_size(tier_choices) - 1;
    const float step = std::min(rect.width / static_cast<float>(count), 13.0F);
    for (int tier = 1; tier <= count; ++tier) {
        const float aside = static_cast<float>(tier) - static_cast<float>(count + 1) / 2;
        painter.circle({rect.centre().x + aside * step, rect.centre().y}, step * 0.36F,
                       tier <= choice ? theme.accent : theme.line);
    }
}

}  // namespace tessera
