// Promise: A notice covers neither the board nor a card.

#include "app/screens/notice_place.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("app/screens/notice_place");

TEST_CASE("a notice covers neither the board nor a card, wherever they are on the table") {
    const Rect screen{0, 0, 390, 844};
    const Rect table{0, 90, 390, 650};
    const Point size{320, 60};
    for (float top = table.y; top <= table.bottom(); top += 10) {
        for (float height = 0; top + height <= table.bottom(); height += 10) {
            for (const Rect& card : {Rect{}, Rect{0, 640, 390, 100}, Rect{0, 0, 390, 80}}) {
                const Rect board{20, top, 350, height};
                const Rect place = place_of_notice({screen, table, board, card}, size);
                CAPTURE(top);
                CAPTURE(height);
                CHECK_FALSE(do_overlap(place, board));
                CHECK(place.y >= screen.y);
                CHECK(place.bottom() <= table.bottom());
                // A card over the top bar and a board that fills the table leave no room at all.
                CHECK((card.y == 0 || !do_overlap(place, card)));
            }
        }
    }
}

TEST_CASE("a notice is below the board where there is room") {
    const Rect table{0, 90, 390, 650};
    const Rect place = place_of_notice({{0, 0, 390, 844}, table, {20, 200, 350, 160}, {}}, {320, 60});
    CHECK(place.y > 360);
    CHECK(place.bottom() <= table.bottom());
}

TEST_SUITE_END();

}  // namespace tessera
