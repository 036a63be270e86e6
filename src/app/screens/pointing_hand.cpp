#include "app/screens/pointing_hand.h"

#include <array>

namespace tessera {

namespace {

// A part of the hand with round ends, from the tip of the finger.
struct HandPart {
    Rect rect;
    float radius = 0;
};

constexpr Color skin{255, 255, 255};
constexpr Color rim_color{34, 38, 46};

// The index finger, the others beside it, the thumb, and the palm.
constexpr std::array parts = {HandPart{{-5, -2, 10, 32}, 5},    HandPart{{6, 14, 9, 22}, 4.5F},
                              HandPart{{16, 16, 9, 20}, 4.5F},  HandPart{{26, 19, 8, 18}, 4},
                              HandPart{{-14, 24, 13, 9}, 4.5F}, HandPart{{-5, 22, 39, 26}, 11}};

void draw_parts(Painter& painter, Point tip, float scale, float rim, Color color) {
    for (const HandPart& part : parts) {
        const Rect& rect = part.rect;
        painter.fill(
            Rect{tip.x + rect.x * scale, tip.y + rect.y * scale, rect.width * scale, rect.height * scale}
                .inset(-rim),
            color, part.radius * scale + rim);
    }
}

}  // namespace

void draw_pointing_hand(Painter& painter, const Point& tip, bool is_pressing) {
    const Theme& theme = painter.theme();
    const float scale = is_pressing ? 0.88F : 1;
    if (is_pressing) {
        painter.ring(tip, 16, with_alpha(theme.accent, 0.9F), 2.5F);
    }
    painter.shadow({tip.x - 4 * scale, tip.y + 24 * scale, 38 * scale, 24 * scale}, 10, 12);
    draw_parts(painter, tip, scale, 2, rim_color);
    draw_parts(painter, tip, scale, 0, skin);
    for (const float x : {15.5F, 25.5F}) {  // between the fingers
        painter.line(tip + Point{x * scale, 22 * scale}, tip + Point{x * scale, 33 * scale},
                     with_alpha(rim_color, 0.6F), 1);
    }
}

}  // namespace tessera
