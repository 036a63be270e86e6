// Promise: On a phone on its side, and on a small one, the calendar shows every week of any month, with the month's name above
//     it.

#include "app/game/list/calendar.h"
#include "app/game/player.h"
#include "app/screens/each_sheet.h"
#include "app/ui/unseen_canvas.h"

#include <doctest.h>

#include <algorithm>
#include <cmath>
#include <string>

using namespace tessera;

TEST_SUITE_BEGIN("app/screens/calendar_sheet");

namespace {

// The calendar on 30 November 2026, with a month so far back.
struct Calendar : Player {
    Calendar(const Rect& screen, int months_back) : month(moved({2026, 11}, -months_back)) {
        host.today = "2026-11-30";
        Records records;
        records.add(day_code(Polyomino::id, {{month.year, month.number, 1}}), 1000);
        host.kept["solved"] = records.format();
        start();
        controller.opening().months_back() = months_back;
        ScreenMemory memory;
        memory.home.family = Polyomino::id;
        canvas.state.begin_frame();
        draw_calendar_sheet(controller, memory, canvas.ui, screen);
        canvas.state.end_frame();
    }
    Rect last_day() const {
        return canvas.place("day." + std::to_string(day_count(month.year, month.number)));
    }

    // Returns the top of the buttons that are not scrolled.
    float foot() const { return canvas.place("today").y; }

    Month month;
    UnseenCanvas canvas;
};

}  // namespace

TEST_CASE("a phone on its side shows all weeks of any month, and the month above them") {
    constexpr Rect lying_phone{0, 0, 844, 390};
    for (int months_back = 0; months_back < 12; ++months_back) {
        const Calendar calendar(lying_phone, months_back);
        const UnseenCanvas& canvas = calendar.canvas;
        CAPTURE(calendar.month.number);
        constexpr float margin = 20;  // of a sheet
        CHECK(calendar.last_day().bottom() <= canvas.place("sheet").bottom() - margin);
        CHECK(canvas.place("month.back").bottom() <= canvas.place("day.1").y);
        CHECK(canvas.place("month.on").right() <= canvas.place("today").x);
        CHECK(canvas.place("month.back").x < canvas.place("sheet").centre().x);  // above the days
    }
}

TEST_CASE("a small phone shows all weeks of any month above the buttons") {
    constexpr Rect small_phone{0, 0, 320, 568};
    for (int months_back = 0; months_back < 12; ++months_back) {
        const Calendar calendar(small_phone, months_back);
        CAPTURE(calendar.month.number);
        CHECK(calendar.last_day().bottom() <= calendar.foot());
        CHECK(calendar.last_day().y > calendar.canvas.place("day.1").y);
    }
}

TEST_CASE("phones of usual sizes show all weeks of any month above the buttons") {
    for (const Rect& screen : {Rect{0, 0, 360, 640}, Rect{0, 0, 375, 667}, Rect{0, 0, 414, 736},
                               Rect{0, 0, 390, 844}, Rect{0, 0, 768, 1024}}) {
        for (int months_back = 0; months_back < 12; ++months_back) {
            const Calendar calendar(screen, months_back);
            CAPTURE(screen.height);
            CAPTURE(calendar.month.number);
            CHECK(calendar.last_day().bottom() <= calendar.foot());
        }
    }
}

TEST_CASE("statistics and printing stand beside the cross in any window, off the month") {
    for (const Rect& screen :
         {Rect{0, 0, 320, 568}, Rect{0, 0, 568, 320}, Rect{0, 0, 844, 390}, Rect{0, 0, 1280, 800}}) {
        const Calendar calendar(screen, 0);
        const UnseenCanvas& canvas = calendar.canvas;
        CAPTURE(screen.width);
        const Rect statistics = canvas.place("statistics");
        CHECK(statistics.y == canvas.place("close").y);
        CHECK(statistics.right() <= canvas.place("print.days").x);
        CHECK(canvas.place("print.days").right() <= canvas.place("close").x);
        CHECK_FALSE(do_overlap(statistics, canvas.place("month.on")));
    }
}

TEST_CASE("the button below the days names the puzzle that it opens") {
    const Calendar calendar({0, 0, 390, 844}, 3);
    CHECK(calendar.canvas.label("today") == "Play today: Easy");
}

TEST_CASE("the sheet for printing days names the month of the calendar") {
    Calendar calendar({0, 0, 390, 844}, 3);
    ScreenMemory memory;
    calendar.canvas.state.begin_frame();
    draw_print_days_sheet(calendar.controller, memory, calendar.canvas.ui, {0, 0, 390, 844});
    calendar.canvas.state.end_frame();
    CHECK(calendar.canvas.label("print.month") == "Print August 2026");
}

TEST_CASE(
    "closing what the calendar has opened leads back to it, and closing what another sheet has opened does "
    "not") {
    Calendar calendar({0, 0, 390, 844}, 3);
    Opening& opening = calendar.controller.opening();
    for (const Panel panel : {Panel::print_days, Panel::statistics}) {
        opening.show(Panel::calendar);
        opening.show(panel);
        calendar.controller.navigation().close_panel();
        CHECK(calendar.controller.panel() == Panel::calendar);
        CHECK(opening.months_back() == 3);
        calendar.controller.navigation().close_panel();
        CHECK(calendar.controller.panel() == Panel::none);
    }
    opening.show(Panel::settings);
    opening.show(Panel::statistics);
    calendar.controller.navigation().close_panel();
    CHECK(calendar.controller.panel() == Panel::none);
}

TEST_CASE("a small phone says what the dots of days mean without being scrolled") {
    for (int months_back = 0; months_back < 12; ++months_back) {
        const Calendar calendar({0, 0, 320, 568}, months_back);
        CAPTURE(calendar.month.number);
        CHECK(calendar.canvas.place("legend").bottom() <= calendar.foot());
    }
}

TEST_CASE("on a phone on its side the buttons below today's puzzles end where the weeks do") {
    const Calendar calendar({0, 0, 844, 390}, 3);  // a month of six weeks
    CHECK(std::abs(calendar.canvas.place("today").bottom() - calendar.last_day().bottom()) < 1);
}

TEST_CASE("the calendar opens with this month, and keeps the month while another sheet is over it") {
    Player player;
    player.start();
    GameController& controller = player.controller;
    controller.opening().show(Screen::home);
    controller.opening().open_calendar(Polyomino::id);
    controller.opening().months_back() = 2;
    controller.opening().show(Panel::statistics);
    controller.opening().show(Panel::none);
    CHECK(controller.opening().months_back() == 2);
    controller.opening().open_calendar(Polyomino::id);
    CHECK(controller.opening().months_back() == 0);
}

TEST_SUITE_END();
