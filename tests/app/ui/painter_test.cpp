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

TEST_SUITE_END();
