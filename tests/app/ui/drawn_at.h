#pragma once

#include "app/ui/unseen_canvas.h"

namespace tessera {

// Returns how many triangles of this colour were drawn over the point.
inline int times_drawn_at(const ImDrawList& list, Point point, Color color) {
    const auto corner = [&](int index) -> const ImDrawVert& {
        return list.VtxBuffer[static_cast<int>(list.IdxBuffer[index])];
    };
    const auto side = [&](const ImVec2& from, const ImVec2& to) {
        return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
    };
    int times = 0;
    for (int index = 0; index + 2 < list.IdxBuffer.Size; index += 3) {
        const ImDrawVert& a = corner(index);
        const ImDrawVert& b = corner(index + 1);
        const ImDrawVert& c = corner(index + 2);
        const bool is_plain = a.col == packed(color) && b.col == a.col && c.col == a.col;
        const float one = side(a.pos, b.pos);
        const float two = side(b.pos, c.pos);
        const float three = side(c.pos, a.pos);
        const bool is_within = (one >= 0 && two >= 0 && three >= 0) || (one <= 0 && two <= 0 && three <= 0);
        times += is_plain && is_within ? 1 : 0;
    }
    return times;
}

// True if something of this colour was drawn over the point.
inline bool is_drawn_at(const ImDrawList& list, Point point, Color color) {
    return times_drawn_at(list, point, color) > 0;
}

}  // namespace tessera
