#include "app/board/slot_packing.h"

#include <doctest.h>

using namespace tessera;

TEST_SUITE_BEGIN("app/board/slot_packing");

namespace {

// A board of 200 by 300 in the upper left corner of a phone's table.
const PackingRoom corner_room{{0, 0, 390, 500}, {0, 0, 200, 300}};

void check_packing(const std::vector<Rect>& slots, const PackingRoom& room) {
    for (std::size_t one = 0; one < slots.size(); ++one) {
        CHECK(common_part(slots[one], room.area).width == doctest::Approx(slots[one].width));
        CHECK(common_part(slots[one], room.area).height == doctest::Approx(slots[one].height));
        CHECK_FALSE(do_overlap(slots[one], room.taken.inset(0.1F)));
        for (std::size_t other = 0; other < one; ++other) {
            CHECK_FALSE(do_overlap(slots[one], slots[other].inset(0.1F)));
        }
    }
}

}  // namespace

TEST_CASE("slots are packed beside a board and below it, and grow without overlaps") {
    const std::vector<Point> sizes = {{180, 90},  {180, 90}, {120, 120}, {100, 100},
                                      {190, 100}, {190, 80}, {130, 90},  {90, 60}};
    auto slots = pack_slots(sizes, corner_room);
    REQUIRE(slots);
    check_packing(*slots, corner_room);
    for (std::size_t index = 0; index < sizes.size(); ++index) {
        CHECK((*slots)[index].width == sizes[index].x);
        CHECK((*slots)[index].height == sizes[index].y);
    }
    const std::vector<Rect> before = *slots;
    grow_slots(*slots, corner_room, 30);
    check_packing(*slots, corner_room);
    float more = 0;
    for (std::size_t index = 0; index < sizes.size(); ++index) {
        CHECK((*slots)[index].width <= sizes[index].x + 30);
        CHECK((*slots)[index].height <= sizes[index].y + 30);
        more += (*slots)[index].width - before[index].width + (*slots)[index].height - before[index].height;
    }
    CHECK(more > 0);
}

TEST_CASE("slots lie as low as they can, near the thumb") {
    const auto slots = pack_slots({{100, 60}, {100, 60}}, corner_room);
    REQUIRE(slots);
    for (const Rect& slot : *slots) {
        CHECK(slot.bottom() == doctest::Approx(500));
    }
}

TEST_CASE("slots that are too many or too large are not packed") {
    CHECK_FALSE(pack_slots({{390, 210}}, corner_room));
    CHECK_FALSE(pack_slots(std::vector<Point>(40, Point{60, 60}), corner_room));
    CHECK(pack_slots({{390, 195}, {185, 300}}, corner_room));
}

TEST_CASE("slots are read line by line, from the left in each line, also where heights differ") {
    const std::vector<Rect> slots = {{0, 310, 100, 60},  {110, 300, 80, 90}, {210, 0, 100, 80},
                                     {210, 90, 100, 80}, {0, 400, 100, 50},  {320, 20, 60, 50}};
    CHECK(reading_order(slots) == std::vector<int>{2, 5, 3, 0, 1, 4});
    CHECK(reading_order({}).empty());
}

TEST_SUITE_END();
