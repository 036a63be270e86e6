// Promise: The first puzzle of the list is in the upper part of the screen, at 35 % of its height at the latest on phones, and
//     everything above it is large enough for a finger.

#include "app/screens/home_screen.h"

#include "app/game/player.h"
#include "app/screens/each_sheet.h"
#include "app/ui/unseen_canvas.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace tessera;

TEST_SUITE_BEGIN("app/screens/home_screen");

namespace {

struct ListStart {
    Rect screen;
    float share;  // of the height, above the first puzzle
};

const std::vector<ListStart> starts = {
    {{0, 0, 320, 568}, 0.35F},  {{0, 0, 360, 640}, 0.35F}, {{0, 0, 375, 667}, 0.35F},
    {{0, 0, 390, 844}, 0.35F},  {{0, 0, 844, 390}, 0.35F}, {{0, 0, 667, 375}, 0.35F},
    {{0, 0, 768, 1024}, 0.35F}, {{0, 0, 1280, 800}, 0.4F}, {{0, 0, 1920, 1080}, 0.35F},
};

// A player who looks at the list, with no further game beside the one to continue.
struct Reader : Player {
    Reader() {
        start();
        bring_levels();
        controller.opening().show(Screen::home);
    }
    std::vector<Control> look_at(const Rect& screen) {
        canvas.state.begin_frame();
        draw_home_screen(controller, memory, canvas.ui, screen);
        canvas.state.end_frame();
        std::vector<Control> seen;
        for (const Control& control : canvas.state.controls()) {
            if (control.rect.y < screen.bottom()) {
                seen.push_back(control);
            }
        }
        return seen;
    }

    void begin_three() {
        for (const std::string_view name : {"0001-corner-1", "0002-corner-2", "0003-corner-3"}) {
            open(find_shipped(Polyomino::id, name)->code.substr(1));
            controller.playing().ask_hint();
            wait_until([&] { return controller.assistant().help().hint().has_value(); });
            while (moves() == 0) {
                controller.playing().ask_hint();
                frame();
            }
        }
    }

    UnseenCanvas canvas;
    ScreenMemory memory;
};

// Those beyond the row's end are clipped; the arrow there is for a mouse.
bool is_chapter(const Control& control) {
    return control.name.rfind("chapter.", 0) == 0 || control.name.rfind("chapters.", 0) == 0;
}

}  // namespace

TEST_CASE("the first puzzle begins in the upper third of the screen, or a little lower") {
    for (const ListStart& start : starts) {
        CAPTURE(start.screen.width);
        CAPTURE(start.screen.height);
        Reader player;
        player.look_at(start.screen);
        CHECK(player.canvas.place("level.0").y <= start.share * start.screen.height);
    }
}

TEST_CASE(
    "further games to continue do not push the list down on a phone, and are reached in the row above it") {
    for (const Rect& screen : {Rect{0, 0, 320, 568}, Rect{0, 0, 375, 667}, Rect{0, 0, 390, 844}}) {
        CAPTURE(screen.width);
        Reader player;
        player.begin_three();
        player.controller.opening().show(Screen::home);
        player.look_at(screen);
        CHECK(player.canvas.place("level.0").y <= 0.35F * screen.height);
        const Rect other = player.canvas.place("previous");
        CHECK(other.y == player.canvas.place("continue").y);
        CHECK(other.x < screen.right() - 16);  // seen in part
        player.canvas.state.show_in_row("front", other.x, other.right());
        player.look_at(screen);
        CHECK(player.canvas.place("previous").right() <= screen.right());

        player.controller.opening().open_previous();  // its card is the first now
        player.controller.opening().show(Screen::home);
        player.look_at(screen);
        CHECK(player.canvas.place("continue").x >= screen.x);
    }
}

TEST_CASE("the focus that goes to a card beyond the end of its row scrolls the row and the list to it") {
    for (const Rect& screen : {Rect{0, 0, 320, 568}, Rect{0, 0, 390, 844}}) {
        CAPTURE(screen.width);
        Reader player;
        player.begin_three();
        player.controller.opening().show(Screen::home);
        player.look_at(screen);
        UiState& state = player.canvas.state;
        CHECK(state.scroll_by_key(Key::page_down));
        player.look_at(screen);
        CHECK(player.canvas.place("previous").bottom() < screen.y);
        state.focus("chapter.0");
        while (!state.is_focused("previous")) {
            REQUIRE(state.step_focus(true));
        }
        player.look_at(screen);
        CHECK(player.canvas.place("previous").y >= screen.y);
        CHECK(player.canvas.place("previous").right() <= screen.right());
    }
}

TEST_CASE("what is above the list is large enough for a finger, and nothing lies over anything else") {
    for (const ListStart& start : starts) {
        CAPTURE(start.screen.width);
        CAPTURE(start.screen.height);
        Reader player;
        const std::vector<Control> seen = player.look_at(start.screen);
        for (const Control& one : seen) {
            CAPTURE(one.name);
            CHECK((is_chapter(one) || std::min(one.rect.width, one.rect.height) >= touch_side));
            for (const Control& other : seen) {
                const bool may_lie_there = &one == &other || is_chapter(one) || is_chapter(other) ||
                                           (one.name == "daily" && other.name == "calendar") ||
                                           (one.name == "calendar" && other.name == "daily");
                CAPTURE(other.name);
                CHECK((may_lie_there || !do_overlap(one.rect, other.rect.inset(0.1F))));
            }
        }
    }
}

TEST_CASE("a press on the middle of the day's card is for its puzzle, not for the calendar") {
    for (const ListStart& start : starts) {
        CAPTURE(start.screen.width);
        CAPTURE(start.screen.height);
        Reader player;
        player.look_at(start.screen);
        CHECK_FALSE(player.canvas.place("calendar").contains(player.canvas.place("daily").centre()));
    }
}

TEST_CASE("on a phone on its side games to continue are beside the list") {
    Reader player;
    player.look_at({0, 0, 844, 390});
    const Rect first = player.canvas.place("level.0");
    CHECK(player.canvas.place("continue").right() < first.x);
    CHECK(player.canvas.place("daily").right() < first.x);
    CHECK(player.canvas.place("chapter.0").x >= first.x);
}

TEST_SUITE_END();
