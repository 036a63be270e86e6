#include "app/board/even_rows.h"

#include <doctest.h>

#include <algorithm>

using namespace tessera;

TEST_SUITE_BEGIN("app/board/even_rows");

TEST_CASE("even rows have the highest slots first, one height each, and all of the room's height") {
    const std::vector<Point> sizes = {{90, 30}, {60, 90}, {120, 30}, {60, 60}, {60, 90}, {120, 60}};
    const Rect room{10, 20, 260, 240};
    const auto slots = even_rows(sizes, room);
    REQUIRE(slots);
    float bottom = 0;
    for (std::size_t one = 0; one < sizes.size(); ++one) {
        const Rect& slot = (*slots)[one];
        CHECK(slot.width >= sizes[one].x);
        CHECK(slot.height >= sizes[one].y);
        CHECK(common_part(slot, room).width == doctest::Approx(slot.width));
        CHECK(common_part(slot, room).height == doctest::Approx(slot.height));
        bottom = std::max(bottom, slot.bottom());
        for (std::size_t other = 0; other < one; ++other) {
            const Rect& before = (*slots)[other];
            CHECK_FALSE(do_overlap(slot, before.inset(0.1F)));
            const bool are_in_one_row = slot.y < before.bottom() - 0.1F && before.y < slot.bottom() - 0.1F;
            CHECK((!are_in_one_row || slot.y == doctest::Approx(before.y)));
            CHECK((sizes[one].y <= sizes[other].y || slot.y < before.y + 0.1F));
        }
    }
    CHECK(slots->at(1).y == doctest::Approx(room.y));
    CHECK(bottom == doctest::Approx(room.bottom()));
}

TEST_CASE(
    "slots of one size are as far apart below each other as beside each other, in the middle of their room") {
    const std::vector<Point> sizes(9, {70, 70});
    const Rect room{0, 0, 240, 600};
    const auto slots = even_rows(sizes, room, true);
    REQUIRE(slots);
    CHECK(slots->at(3).y - slots->at(0).y <= slots->at(1).x - slots->at(0).x + 10.1F);
    CHECK(slots->at(0).y - room.y == doctest::Approx(room.bottom() - slots->at(8).bottom()));
}

TEST_CASE("there are no even rows in a room that is too low or too narrow") {
    CHECK(even_rows({{100, 50}, {100, 50}}, {0, 0, 120, 100}));
    CHECK_FALSE(even_rows({{100, 50}, {100, 50}}, {0, 0, 120, 99}));
    CHECK_FALSE(even_rows({{100, 50}}, {0, 0, 99, 500}));
}

TEST_SUITE_END();
