// Sheets and the list are drawn in every family, where their texts fit and where they are shortened. The sanitizers of this build
// find texts that are gone when they are drawn.

#include "app/screens/each_sheet.h"

#include "app/game/player.h"
#include "app/ui/unseen_canvas.h"
#include "session/shipped_levels.h"

#include <doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

using namespace tessera;

TEST_SUITE_BEGIN("app/screens/each_sheet");

namespace {

constexpr std::array<Rect, 3> windows = {{{0, 0, 320, 568}, {0, 0, 844, 390}, {0, 0, 1280, 800}}};
constexpr std::array<DrawPart*, 13> drawn = {
    draw_home_screen,     draw_calendar_sheet,   draw_filter_sheet,   draw_chapters_sheet, draw_help_sheet,
    draw_maker_sheet,     draw_pause_sheet,      draw_settings_sheet, draw_share_sheet,    draw_solvers_sheet,
    draw_technique_sheet, draw_statistics_sheet, draw_print_sheet};

}  // namespace

TEST_CASE("every sheet is drawn in every family, in small windows and in large ones") {
    for (const std::string_view name :
         {"polyomino/0001-corner-1", "number_swap/0001-nearer-1", "edge_match/0001-corner-1"}) {
        CAPTURE(name);
        Player player;
        player.start();
        player.bring_levels();
        const std::string_view family = name.substr(0, name.find('/'));
        player.open(find_shipped(family, name.substr(family.size() + 1))->code.substr(1));
        player.frame();
        ScreenMemory memory;
        memory.home.family = family;
        UnseenCanvas canvas;
        for (DrawPart* const draw : drawn) {
            for (const Rect& window : windows) {
                canvas.state.begin_frame();
                draw(player.controller, memory, canvas.ui, window);
                canvas.state.end_frame();
                CHECK_FALSE(canvas.state.controls().empty());
            }
        }
    }
}

TEST_CASE("the page of a puzzle to print is white with the colours of paper, in a dark theme, too") {
    Player player;
    player.start();
    ScreenMemory memory;
    UnseenCanvas canvas;
    Painter dark(canvas.list, dark_theme(), 1);
    Ui ui{dark, canvas.state, canvas.strings};
    canvas.state.begin_frame();
    draw_print_sheet(player.controller, memory, ui, {0, 0, 1280, 800});
    canvas.state.end_frame();
    const auto is_drawn = [&](Color color) {
        return std::any_of(canvas.list.VtxBuffer.begin(), canvas.list.VtxBuffer.end(),
                           [&](const ImDrawVert& vertex) { return vertex.col == packed(color); });
    };
    CHECK(is_drawn(light_contrast_theme().board));
    CHECK_FALSE(is_drawn(dark_theme().board));
}

TEST_CASE("the sheet for paper shows its page and all its buttons without being scrolled") {
    Player player;
    player.start();
    for (const Rect window : {Rect{0, 0, 1280, 800}, Rect{0, 0, 390, 844}, Rect{0, 0, 320, 568}}) {
        CAPTURE(window.width);
        ScreenMemory memory;
        UnseenCanvas canvas;
        canvas.state.begin_frame();
        draw_print_sheet(player.controller, memory, canvas.ui, window);
        canvas.state.end_frame();
        const Rect sheet = canvas.place("sheet");
        CHECK(canvas.place("picture").bottom() <= sheet.bottom());
        const float above = canvas.place("print.solution").y - sheet.y;
        constexpr float head = 64;
        constexpr float least_page = 120;
        CHECK(above >= (window.height < 600 ? head + least_page : 300));
    }
}

TEST_CASE("the puzzle of the day is opened from the list while it waits there as the other game") {
    Player player;
    player.start();
    player.bring_levels();
    constexpr std::string_view family = NumberSwap::id;
    player.controller.opening().open_daily(family);
    player.wait_until(
        [&] { return player.controller.game().daily && !player.controller.maker().is_at_work(); });
    const Daily daily = *player.controller.game().daily;
    while (player.moves() == 0) {
        player.controller.playing().ask_hint();
        player.wait_until(
            [&] { return player.controller.assistant().help().work() != HelpController::Work::hinting; });
    }
    player.open(code_of(two_dominoes));
    player.controller.opening().show(Screen::home);
    player.controller.opening().open_calendar(family);  // makes the day's puzzles
    player.wait_until([&] { return player.controller.making().puzzle_of(family, daily) != nullptr; });
    player.controller.opening().show(Panel::none);
    REQUIRE(player.controller.desk().previous() != nullptr);
    ScreenMemory memory;
    memory.home.family = family;
    UnseenCanvas canvas;
    canvas.state.begin_frame();
    draw_calendar_sheet(player.controller, memory, canvas.ui, windows[1]);
    canvas.state.end_frame();
    CHECK(canvas.label("daily." + std::to_string(static_cast<int>(daily.rank))).ends_with(", in progress"));
    for (const bool is_pressed : {false, true}) {
        if (is_pressed) {
            canvas.state.click("daily");
        }
        canvas.state.begin_frame();
        draw_home_screen(player.controller, memory, canvas.ui, windows[1]);
        canvas.state.end_frame();
    }
    CHECK(player.controller.game().daily == daily);
    CHECK(player.moves() > 0);
}

TEST_SUITE_END();
