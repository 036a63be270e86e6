// Promise: Icons have round corners.

#include "app/ui/icons.h"

#include <doctest.h>

#include <algorithm>
#include <cmath>

namespace tessera {

TEST_SUITE_BEGIN("app/ui/icons");

namespace {

// Returns the sharpest corner of a closed stroke, in degrees; 0: it has none.
float sharpest(const IconStroke& stroke) {
    float most = 0;
    const std::size_t count = stroke.points.size();
    for (std::size_t index = 0; index < count; ++index) {
        const Point back = stroke.points[index] - stroke.points[(index + count - 1) % count];
        const Point on = stroke.points[(index + 1) % count] - stroke.points[index];
        const float turn = std::atan2(back.x * on.y - back.y * on.x, back.x * on.x + back.y * on.y);
        most = std::max(most, std::abs(turn) * 180 / 3.14159F);
    }
    return most;
}

}  // namespace

TEST_CASE("the frames of icons turn in small steps") {
    for (const Icon icon : {Icon::dice, Icon::calendar, Icon::clash, Icon::copy, Icon::stop}) {
        int closed = 0;
        for (const IconStroke& stroke : icon_strokes(icon)) {
            if (stroke.is_closed) {
                CHECK(sharpest(stroke) < 60);
                ++closed;
            }
        }
        CHECK(closed > 0);
    }
}

TEST_CASE("a round corner leaves the ends of a stroke where they are drawn") {
    const std::vector<IconStroke> check = icon_strokes(Icon::check);
    REQUIRE(check.size() == 1);
    CHECK(check.front().points.front() == Point{4.5F, 12.5F});
    CHECK(check.front().points.back() == Point{19.5F, 7});
}

TEST_SUITE_END();

}  // namespace tessera
