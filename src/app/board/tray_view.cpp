#include "app/board/tray_view.h"

#include <algorithm>
#include <cstdlib>

namespace tessera {

namespace {

void frame_with_rim(Painter& painter, const Rect& rect, float radius) {
    painter.frame(rect, painter.theme().page, 5, radius);
    painter.frame(rect, painter.theme().accent, 3, radius);
}

}  // namespace

void end_change(TrayView& view, bool is_solved) {
    view.solved_ms = solved_since(view.solved_ms, is_solved, shows_flights(view), view.now_ms, win_ms);
    view.is_new = false;
}

void begin_spin(TrayView& view, int item, float quarters, bool flips) {
    if (!view.reduced_motion) {
        view.spin = {item, view.now_ms, quarters, flips};
    }
}

void draw_spin(Painter& painter, int mark, const TrayView& view, int item, Point centre, double now_ms) {
    constexpr float quarter = 1.5707963F;
    const Spin& spin = view.spin;
    const float rest = spin.item == item ? 1 - eased(now_ms, spin.start_ms, spin_ms) : 0;
    if (rest > 0) {
        const float width = spin.flips ? 1 - 2 * rest : 1;
        painter.turn_since(mark, centre, -rest * quarter * spin.quarters, width);
    }
}

bool is_celebrating(const TrayView& view, double now_ms) {
    return view.solved_ms >= 0 && !view.reduced_motion && now_ms < view.solved_ms + win_ms;
}

float glow_at(const TrayView& view, Cell cell, const Scene& scene, double strength) {
    if (view.solved_ms < 0 || scene.reduced_motion) {
        return 0;
    }
    const Cell way = cell - view.last.value_or(Cell());
    const double span = std::max(view.canvas.rows() + view.canvas.columns(), 1);
    const double share = std::min((std::abs(way.row) + std::abs(way.column)) / span, 1.0);
    return wave_of_light(scene.now_ms - view.solved_ms, share, strength);
}

void highlight(TrayView& view, const HintStep* step) {
    view.lit = step != nullptr ? std::optional(*step) : std::nullopt;
    view.lit_ms = -1;
}

bool lights(const TrayView& view, std::string_view piece) {
    return view.lit &&
           std::find(view.lit->pieces.begin(), view.lit->pieces.end(), piece) != view.lit->pieces.end();
}

std::string_view hint_caption(const TrayView& /*view*/) {
    return "Place it";
}

void frame_cell(Painter& painter, const Rect& rect, float radius) {
    frame_with_rim(painter, rect.inset(1), radius);
}

void frame_cursor(Painter& painter, const TrayView& view, const Scene& scene) {
    if (view.cursor && scene.has_keyboard_focus) {
        frame_with_rim(painter, view.canvas.rect_of(*view.cursor).inset(-1), 4);
    }
}

void frame_slot(Painter& painter, const Rect& rect, float radius) {
    painter.fill(rect, with_alpha(painter.theme().accent, 0.14F), radius);
    painter.frame(rect, painter.theme().accent, 2, radius);
}

}  // namespace tessera
