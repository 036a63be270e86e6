// Promise: A hint and a step of an explanation name the technique that they use, and the name opens its page.

#include "app/screens/card.h"

#include "app/game/player.h"
#include "app/screens/each_sheet.h"
#include "app/ui/unseen_canvas.h"

#include <doctest.h>

#include <algorithm>
#include <string>
#include <string_view>

using namespace tessera;

TEST_SUITE_BEGIN("app/screens/card");

namespace {

constexpr std::string_view hole_code = "1p/4x4/C-CLM/3A/jr4q";  // the first level about holes
constexpr Rect wide_card{0, 0, 860, 72};
constexpr Rect narrow_card{0, 0, 320, 112};
constexpr Rect low_card{0, 0, 780, 54};  // in the top bar of a desktop

// A player who looks at the card and at the page of a technique.
struct Reader : Player {
    explicit Reader(std::string_view code) { start(code); }

    const HelpController& help() const { return controller.assistant().help(); }
    std::string deduction() const { return help().step() == nullptr ? "" : help().step()->deduction; }
    void ask_first_rung() {
        controller.playing().ask_hint();
        wait_until([&] { return help().hint().has_value(); });
    }
    // Goes on to a rung with a deduction of this name.
    void ask_for(std::string_view name) {
        ask_first_rung();
        while (deduction() != name) {
            REQUIRE_FALSE(help().is_last_step());
            controller.playing().ask_hint();
        }
    }
    void look_at_card(const Rect& place) {
        canvas.state.begin_frame();
        draw_card(controller.playing(), controller.opening(), canvas.ui, place);
        canvas.state.end_frame();
    }
    // Returns how many corners of triangles the card has in the colour of quiet words.
    int quiet_corners(const Rect& place) {
        canvas.list._ResetForNewFrame();
        canvas.list.PushClipRect({0, 0}, {2000, 2000});
        look_at_card(place);
        const ImU32 quiet = packed(canvas.ui.theme().quiet);
        return static_cast<int>(std::count_if(canvas.list.VtxBuffer.begin(), canvas.list.VtxBuffer.end(),
                                              [&](const ImDrawVert& corner) { return corner.col == quiet; }));
    }
    bool look_at_page(const Rect& screen = {0, 0, 390, 844}) {
        canvas.state.begin_frame();
        const bool is_closed = draw_technique_sheet(controller, memory, canvas.ui, screen);
        canvas.state.end_frame();
        return is_closed;
    }
    std::string label(std::string_view name) const {
        for (const Control& control : canvas.state.controls()) {
            if (control.name == name) {
                return control.label;
            }
        }
        return "none";
    }
    void press_on_card(std::string_view name, const Rect& place) {
        canvas.state.click(name);
        look_at_card(place);
    }

    UnseenCanvas canvas;
    ScreenMemory memory;
};

}  // namespace

TEST_CASE("a hint's rung with a reason names its technique, on wide and on narrow cards, and no other does") {
    Reader player(hole_code);
    player.ask_first_rung();
    REQUIRE(player.deduction().empty());
    player.look_at_card(wide_card);
    CHECK(player.label("technique") == "none");
    player.ask_for("region_size");
    for (const Rect& place : {wide_card, narrow_card, low_card}) {
        player.look_at_card(place);
        CHECK(player.label("technique") == "Hole");
        const Rect press = player.canvas.place("technique");
        CHECK(press.width >= touch_side);
        CHECK(press.height >= touch_side);
        CHECK(press.right() <= player.canvas.place("hint.next").x);
    }
}

TEST_CASE(
    "a hint's cross and its button keep their place from rung to rung, and each card names one explanation") {
    constexpr Rect narrowest_card{0, 0, 304, 107};  // too narrow for some texts above the buttons
    for (const Rect& place : {wide_card, narrow_card, narrowest_card, low_card}) {
        CAPTURE(place.width);
        Reader player(hole_code);
        player.ask_first_rung();
        player.look_at_card(place);
        const Rect cross = player.canvas.place("card.close");
        const Rect next = player.canvas.place("hint.next");
        if (place.width >= wide_card.width) {
            CHECK(player.label("explain") == "Explain all");
        }
        while (!player.help().is_last_step()) {
            player.controller.playing().ask_hint();
            player.look_at_card(place);
            CHECK(player.canvas.place("card.close") == cross);
            CHECK(player.canvas.place("hint.next").right() == next.right());
            CHECK(player.canvas.place("hint.next").y == next.y);
            const std::string all = player.label("explain");
            CHECK((all == "none" || all == "Explain all"));
        }
    }
}

TEST_CASE("a hint's last step says its reason again in a quiet line, where the card has room for both") {
    constexpr Rect lowest_card{0, 0, 304, 58};
    for (const Rect& place : {wide_card, narrow_card, lowest_card}) {
        CAPTURE(place.width);
        Reader player(hole_code);
        player.ask_first_rung();
        const int before = player.quiet_corners(place);  // of the letters of the step's number
        while (!player.help().is_last_step()) {
            player.controller.playing().ask_hint();
        }
        const int reason = player.quiet_corners(place) - before;
        CHECK(reason >= (place.height > lowest_card.height ? 40 : 0));
        CHECK(reason <= (place.height > lowest_card.height ? 1000 : 0));
    }
}

TEST_CASE("the name on a hint opens the technique's page, and closing it leads back to the same rung") {
    Reader player(hole_code);
    player.ask_for("region_size");
    const int rung = player.help().step_index();
    const int hints = player.controller.game().hint_count;
    player.look_at_card(wide_card);
    player.press_on_card("technique", wide_card);
    REQUIRE(player.controller.panel() == Panel::technique);
    CHECK_FALSE(player.look_at_page());
    CHECK(player.label("technique.play") == "Got it");
    player.canvas.state.click("technique.play");
    CHECK(player.look_at_page());
    player.controller.opening().show(Panel::none);
    CHECK(player.help().step_index() == rung);
    CHECK(player.controller.game().hint_count == hints);
    CHECK(player.moves() == 0);
}

TEST_CASE("a step of an explanation names its technique, and its page leads back to the same step") {
    Reader player(hole_code);
    player.controller.assistant().explain(player.controller.game());
    const Lesson& lesson = player.controller.assistant().lesson();
    player.wait_until([&] { return lesson.is_open(); });
    while (lesson.step().deduction != "region_size") {
        REQUIRE(lesson.place() + 1 < lesson.step_count());
        player.controller.assistant().go_to_lesson_step(player.controller.game(), lesson.place() + 1);
    }
    const int place = lesson.place();
    player.look_at_card(narrow_card);
    CHECK(player.label("technique") == "Hole");
    player.press_on_card("technique", narrow_card);
    REQUIRE(player.controller.panel() == Panel::technique);
    const int depth = player.controller.depth();
    CHECK_FALSE(player.look_at_page());
    player.controller.go_to_depth(depth - 1);
    CHECK(player.controller.panel() == Panel::none);
    CHECK(lesson.is_open());
    CHECK(lesson.place() == place);
}

TEST_CASE("the clock runs on over a technique's page, as over other sheets") {
    Reader player(hole_code);
    player.ask_for("region_size");
    player.controller.opening().show(Panel::technique);
    player.frame();
    CHECK(player.controller.game().clock.is_running());
}

TEST_SUITE_END();
