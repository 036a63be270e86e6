#include "app/board/board_frame.h"

#include <algorithm>

namespace tessera {

float rim_of(float cell) {
    return std::clamp(cell * 0.16F, 3.0F, 8.0F);
}

Point lip_of(const Painter& painter, float cell) {
    return {0, painter.snap(std::clamp(cell * 0.08F, 2.0F, 4.0F))};
}

Color lip_color(const Theme& theme) {
    return darker(theme.board_edge, theme.is_dark ? 0.4F : 0.18F);
}

Rect inside_frame(const Painter& painter, const Rect& rect, float cell) {
    Rect inside = rect.inset(rim_of(cell));
    inside.take_bottom(lip_of(painter, cell).y);
    return inside;
}

void draw_framed(Painter& painter, const Rect& board, float cell, Color ground) {
    const Theme& theme = painter.theme();
    const float rim = painter.snap(rim_of(cell));
    const Rect frame = board.inset(-rim);
    painter.fill(frame.moved(lip_of(painter, cell)), lip_color(theme), rim + 3);
    painter.fill(frame, theme.board_edge, rim + 3);
    painter.fill(board, ground);
}

}  // namespace tessera
