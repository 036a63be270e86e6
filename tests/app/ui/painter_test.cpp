#include "app/ui/drawn_at.h"

#include <doctest.h>

using namespace tessera;

TEST_SUITE_BEGIN("app/ui/painter");

TEST_CASE("a translucent rectangle with some round corners is drawn nowhere twice") {
    const Color veil = with_alpha(light_theme().text, 0.3F);
    for (const Corners corners : {Corners{true, false, false, false}, Corners{true, true, false, false},
                                  Corners{false, true, true, false}, Corners{false, true, true, true}}) {
        UnseenCanvas canvas;
        canvas.painter.fill({10, 10, 40, 30}, veil, 7.6F, corners);
        int covered = 0;
        for (int x = 5; x < 55; ++x) {
            for (int y = 5; y < 45; ++y) {
                // Off the diagonals of rectangles, which belong to two triangles.
                const Point point{static_cast<float>(x) + 0.47F, static_cast<float>(y) + 0.52F};
                const int times = times_drawn_at(canvas.list, point, veil);
                CHECK(times <= 1);
                covered += times;
            }
        }
        CHECK(covered > 1100);
        CHECK(covered < 1200);
    }
}

TEST_CASE("a dashed loop is drawn along all of its sides, with gaps of about the same length") {
    UnseenCanvas canvas;
    const Color ink = light_theme().text;
    canvas.painter.dashed({{10, 10}, {110, 10}, {110, 60}, {10, 60}}, ink, 3);
    int drawn = 0;
    int changes = 0;
    bool was_drawn = false;
    for (int step = 0; step < 100; ++step) {
        const Point point{10.47F + static_cast<float>(step), 10.2F};
        const bool is_drawn = times_drawn_at(canvas.list, point, ink) > 0;
        drawn += is_drawn ? 1 : 0;
        changes += step > 0 && is_drawn != was_drawn ? 1 : 0;
        was_drawn = is_drawn;
    }
    CHECK(drawn > 35);
    CHECK(drawn < 80);
    CHECK(changes > 6);
    int below = 0;
    for (int step = 0; step < 100; ++step) {
        below += times_drawn_at(canvas.list, {10.47F + static_cast<float>(step), 60.2F}, ink) > 0 ? 1 : 0;
    }
    CHECK(below > 35);
    CHECK(below < 80);
}

TEST_SUITE_END();
