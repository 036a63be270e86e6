// Promise: A notice covers neither the board nor the tray nor a card.

#include "app/screens/notice_place.h"

#include <doctest.h>

#include <algorithm>

namespace tessera {

TEST_SUITE_BEGIN("app/screens/notice_place");

TEST_CASE("a notice covers neither the board nor the tray nor a card, wherever they are on the table") {
    const Rect screen{0, 0, 390, 844};
    const Rect table{0, 90, 390, 650};
    const Point size{320, 60};
    for (float top = table.y; top <= table.bottom(); top += 10) {
        for (float height = 0; top + height <= table.bottom(); height += 10) {
            for (const Rect& card : {Rect{}, Rect{0, 640, 390, 100}, Rect{0, 0, 390, 80}}) {
                for (const Rect& tray : {Rect{}, Rect{18, top + height, 354, 70}, Rect{270, 100, 110, 600}}) {
                    const Rect board{20, top, tray.height > 100 ? 240.0F : 350.0F, height};
                    const Rect place = place_of_notice({screen, table, board, card, tray}, size);
                    CAPTURE(top);
                    CAPTURE(height);
                    CAPTURE(tray.height);
                    // A card over the top bar and a board or tray down to the table's end leave no room at all.
                    const float end = std::max(board.bottom(), tray.bottom());
                    const bool has_room = table.bottom() - end >= size.y + 8;
                    if (card.height == 0 || card.y > 0 || has_room) {
                        CHECK_FALSE(do_overlap(place, board));
                        CHECK_FALSE(do_overlap(place, tray));
                    }
                    CHECK(place.y >= screen.y);
                    CHECK(place.x >= screen.x);
                    CHECK(place.right() <= screen.right());
                    CHECK(place.bottom() <= table.bottom());
                    CHECK_FALSE(do_overlap(place, card));
                }
            }
        }
    }
}

TEST_CASE("a notice that has no room at all leaves a card's buttons free") {
    const Rect screen{0, 0, 1280, 800};
    const Rect table{0, 56, 1280, 690};
    const Rect board{20, 60, 1240, 680};
    const Point size{420, 48};
    for (const Rect& card : {Rect{58, 4, 900, 72}, Rect{58, 4, 900, 160}, Rect{300, 600, 680, 140}}) {
        CAPTURE(card.y);
        CAPTURE(card.height);
        const Rect place = place_of_notice({screen, table, board, card, {}}, size);
        CHECK_FALSE(do_overlap(place, card));
        CHECK(place.bottom() <= table.bottom());
    }
}

TEST_CASE("a notice is under the board, beside a tray at its side") {
    const Rect table{0, 50, 844, 290};
    const Rect place =
        place_of_notice({{0, 0, 844, 390}, table, {20, 60, 400, 200}, {}, {560, 60, 260, 270}}, {380, 48});
    CHECK(place.y > 260);
    CHECK(place.right() < 560);
}

TEST_CASE("a notice is below the board where there is room") {
    const Rect table{0, 90, 390, 650};
    const Rect place = place_of_notice({{0, 0, 390, 844}, table, {20, 200, 350, 160}, {}, {}}, {320, 60});
    CHECK(place.y > 360);
    CHECK(place.bottom() <= table.bottom() - 12);  // apart from the buttons below
}

TEST_SUITE_END();

}  // namespace tessera
