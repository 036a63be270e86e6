#include "app/board/crossing_out.h"

#include <algorithm>
#include <string>

namespace tessera {

namespace {

constexpr double between_followers_ms = 450;
constexpr double pause_ms = 250;  // between the beginnings of two items
constexpr double fade_ms = 800;   // duration of crossing out one item

}  // namespace

double following_ms(const TrayView& view, int count) {
    return view.reduced_motion ? 0 : count * between_followers_ms;
}

int followers_by(const TrayView& view, int count, double now_ms) {
    if (view.reduced_motion) {
        return count;
    }
    return static_cast<int>(std::clamp((now_ms - view.lit_ms) / between_followers_ms, 0.0, 1.0 * count));
}

float crossing_progress(const TrayView& view, int index, double now_ms) {
    if (view.reduced_motion) {
        return 1;
    }
    const double start = view.lit_ms + pause_ms * index;
    return static_cast<float>(std::clamp((now_ms - start) / fade_ms, 0.0, 1.0));
}

bool is_crossing_out(const TrayView& view, int count, double now_ms) {
    if (!view.lit || view.lit_ms < 0) {
        return view.lit.has_value();  // starts with the next frame
    }
    return count > 0 && crossing_progress(view, count - 1, now_ms) < 1;
}

namespace {

float badge_radius(const Rect& cell) {
    return std::clamp(cell.width * 0.26F, 8.0F, 13.0F);
}

}  // namespace

void draw_badge(Painter& painter, const Rect& cell, const std::string& text) {
    const float radius = badge_radius(cell);
    painter.circle(cell.centre(), radius + 2, painter.theme().surface);
    painter.circle(cell.centre(), radius, painter.theme().accent);
    painter.text(cell.centre(), text, painter.theme().on_accent, TextSize::small, Align::centre);
}

void draw_hollow_badge(Painter& painter, const Rect& cell, const std::string& text) {
    const float radius = badge_radius(cell);
    painter.circle(cell.centre(), radius + 2, painter.theme().accent);
    painter.circle(cell.centre(), radius, painter.theme().surface);
    painter.text(cell.centre(), text, painter.theme().text, TextSize::small, Align::centre);
}

void draw_cross(Painter& painter, const Rect& rect, float share, Color color) {
    const float thickness = std::max(3.0F, rect.width * 0.14F);
    const Point low{rect.x, rect.bottom()};
    const Point high{rect.right(), rect.y};
    const Point end{rect.right(), rect.bottom()};
    const Point first = mix(rect.corner(), end, std::min(share * 2, 1.0F));
    const Point second = mix(low, high, std::max(share * 2 - 1, 0.0F));
    const Color around = with_alpha(painter.theme().surface, static_cast<float>(color.alpha) / 255);
    for (const auto& [ink, width] : {std::pair(around, thickness + 3), std::pair(color, thickness)}) {
        painter.line(rect.corner(), first, ink, width);
        if (share > 0.5F) {
            painter.line(low, second, ink, width);
        }
    }
}

void draw_more(Painter& painter, Point centre, int more, const Strings& strings) {
    const std::string text = strings.of(say("and {} more", more));
    const float width = Painter::text_width(text, TextSize::small) + 20;
    const Rect pill = centred(centre, width, 26);
    painter.fill(pill, painter.theme().text, 13);
    painter.text(pill.centre(), text, painter.theme().surface, TextSize::small, Align::centre);
}

}  // namespace tessera
