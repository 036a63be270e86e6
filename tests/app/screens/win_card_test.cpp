// Promise: The card of a win tells what made the board hard, the place in the chapter, and how the time compares, within the table.

#include "app/game/list/calendar.h"
#include "app/game/player.h"
#include "app/screens/each_sheet.h"
#include "app/screens/win_place.h"
#include "app/ui/unseen_canvas.h"

#include <doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <tuple>

using namespace tessera;

TEST_SUITE_BEGIN("app/screens/win_card");

namespace {

// The tables of a phone, a small phone, a phone on its side and a desktop, and one that is lower still.
constexpr Rect upright_table{0, 0, 390, 640};
constexpr Rect small_table{0, 0, 320, 382};
constexpr Rect lying_table{0, 0, 744, 340};
constexpr Rect desktop_table{0, 0, 1100, 700};
constexpr Rect low_table{0, 0, 744, 325};

constexpr Day a_saturday{2026, 11, 21};  // the fake host's today

// A player who looks at the card of a win.
struct Winner : Player {
    void hint() {
        controller.playing().ask_hint();
        wait_until([&] { return controller.assistant().help().work() != HelpController::Work::hinting; });
    }
    void win_by_hints() {
        while (!is_solved(controller.game())) {
            hint();
        }
        REQUIRE(controller.playing().win().is_shown);
    }
    void win_once_needed_is_known() {
        while (moves() == 0) {
            hint();
        }
        wait_until([&] { return knows_needed(); });
        win_by_hints();
    }
    void look_at(const Rect& table) {
        tick(5000);
        canvas.state.begin_frame();
        place_win_card(controller, memory, canvas.ui, table);
        lay_out_beside_card(table);
        draw_win_card(controller, memory, canvas.ui, table);
        canvas.state.end_frame();
    }
    void lay_out_beside_card(const Rect& table) {
        Scene& scene = controller.playing().scene();
        scene.area = table;
        scene.beside_win = memory.win.board;
        scene.win_share = 1;
        lay_out_table(controller.game(), scene);
    }
    std::string told(std::string_view name) const {
        for (const Control& control : canvas.state.controls()) {
            if (control.name == name) {
                return control.label;
            }
        }
        return "none";
    }
    bool knows_needed() const { return controller.assistant().needed().found().has_value(); }

    UnseenCanvas canvas;
    ScreenMemory memory;
};

const ShippedLevel& level_called(std::string_view name) {
    const auto& all = shipped_levels();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const ShippedLevel& level) { return level.name == name; });
    REQUIRE(found != all.end());
    return *found;
}

bool is_on(const Rect& table, const Rect& card) {
    return card.x >= table.x && card.y >= table.y && card.right() <= table.right() &&
           card.bottom() <= table.bottom();
}

// A day's puzzle is won, after three others in 1, 2 and 3000 s.
struct DailyWinner : Winner {
    DailyWinner() {
        Records records;
        for (const double seconds : {1, 2, 3000}) {
            records.add(day_code("polyomino", {{2026, 11, static_cast<int>(seconds) % 7 + 1}}),
                        seconds * 1000);
        }
        Storage storage;
        REQUIRE(storage.save(records));
        start(code_of(two_dominoes));
        controller.game().daily = Daily{a_saturday};
        frame();
        tick(60000);
        win_by_hints();
    }
};

}  // namespace

TEST_CASE("the card names the hardest technique that the board needed") {
    Winner player;
    player.start(code_of(two_dominoes, {left_domino}));
    player.wait_until([&] { return player.knows_needed(); });
    player.win_by_hints();
    player.look_at(upright_table);
    CHECK(player.told("win.hardest") == "Hardest technique: Corner");
}

TEST_CASE("what is found out after the win takes the place that was kept for it, and nothing moves") {
    Winner player;
    player.start(code_of(two_dominoes, {left_domino}));
    player.win_by_hints();  // no frame after the last hint has come
    REQUIRE_FALSE(player.knows_needed());
    player.look_at(upright_table);
    CHECK(player.told("win.hardest") == "none");
    const Rect next = player.canvas.place("win.next");
    const Rect card = player.canvas.place("card");
    player.wait_until([&] { return player.knows_needed(); });
    player.look_at(upright_table);
    CHECK(player.told("win.hardest") == "Hardest technique: Corner");
    CHECK(player.canvas.place("card").height == card.height);
    CHECK(player.canvas.place("win.next").y == next.y);
}

TEST_CASE("the arrow that plays the puzzle again has its word where the card has room for it") {
    Winner player;
    player.start();
    player.win_by_hints();
    for (const Rect& table : {upright_table, desktop_table, small_table}) {
        CAPTURE(table.width);
        player.look_at(table);
        const Control restart = player.canvas.control("restart");
        CHECK(restart.caption == (table == small_table ? "" : "Restart"));
        CHECK_FALSE(do_overlap(restart.rect, player.canvas.place("card.close")));
    }
}

TEST_CASE("the card says a win in numbers where it has room, and else in one line") {
    Winner player;
    player.start();
    player.win_by_hints();
    for (const Rect& table : {upright_table, desktop_table}) {
        CAPTURE(table.width);
        player.look_at(table);
        CHECK(player.told("win.facts").find(" hint step") != std::string::npos);
    }
    for (const Rect& table : {small_table, lying_table}) {
        CAPTURE(table.width);
        player.look_at(table);
        CHECK(player.told("win.facts") == "none");
    }
}

TEST_CASE("no scrap of paper lies under the cross that closes the card") {
    for (const Rect& table : {upright_table, lying_table, desktop_table}) {
        CAPTURE(table.width);
        Winner player;
        player.start();
        player.win_by_hints();
        player.look_at(table);
        const Rect cross = player.canvas.place("card.close").inset(8);
        const auto& pieces = light_theme().pieces;
        int scraps = 0;  // their corners
        for (const ImDrawVert& vertex : player.canvas.list.VtxBuffer) {
            if (std::none_of(pieces.begin(), pieces.end(),
                             [&](Color color) { return packed(color) == vertex.col; })) {
                continue;
            }
            ++scraps;
            CHECK_FALSE(cross.contains({vertex.pos.x, vertex.pos.y}));
        }
        CHECK(scraps > 0);
    }
}

TEST_CASE("scraps of paper lie over the table, but neither on the board nor under the card") {
    for (const Rect& table : {upright_table, desktop_table}) {
        CAPTURE(table.width);
        Winner player;
        player.start();
        player.win_by_hints();
        player.look_at(table);
        const Rect card = player.canvas.place("card");
        const Rect board =
            with_game(player.controller.game(), [](auto&, auto& view) { return view.canvas.board(); });
        const auto& pieces = light_theme().pieces;
        int scraps = 0;  // their corners
        for (const ImDrawVert& vertex : player.canvas.list.VtxBuffer) {
            const Point point{vertex.pos.x, vertex.pos.y};
            const bool is_scrap = std::any_of(pieces.begin(), pieces.end(),
                                              [&](Color color) { return packed(color) == vertex.col; });
            if (is_scrap && !card.contains(point)) {
                ++scraps;
                CHECK_FALSE(board.inset(-8).contains(point));
                CHECK_FALSE(card.inset(-8).contains(point));
            }
        }
        CHECK(scraps > (table.width < 700 ? 4 : 100));
    }
}

TEST_CASE("on a wide table the card is beside the board") {
    Winner player;
    player.start(code_of("tessera 1 number_swap\ngrid\n1 3 2\n4 5 6\nend\n"));
    player.win_by_hints();
    player.frame();
    player.look_at(desktop_table);
    const Rect board =
        with_game(player.controller.game(), [](auto&, auto& view) { return view.canvas.board(); });
    const Rect card = player.canvas.place("card");
    CAPTURE(board.right());
    CAPTURE(card.x);
    CHECK(card.x > board.right());
    CHECK(card.x - board.right() < 80);
}

TEST_CASE("the card says what the next star takes, but on a low table, where the chapter comes first") {
    Winner player;
    player.start();
    player.bring_levels();
    player.open(level_called("01-first-steps").code.substr(1));
    player.win_once_needed_is_known();  // whose line takes room, too
    player.look_at(low_table);
    CHECK(player.told("win.chapter") != "none");
    player.look_at({0, 0, 744, 300});
    CHECK(player.told("win.more") == "none");
    CHECK(player.told("win.chapter") != "none");
    for (const Rect& table : {upright_table, small_table, desktop_table}) {
        CAPTURE(table.width);
        player.look_at(table);
        CHECK(player.told("win.more") == "For two stars: no hints");
        CHECK(is_on(table, player.canvas.place("card")));
    }
}

TEST_CASE("a phone on its side leaves the hardest technique out before what the next star takes") {
    Winner player;
    player.start();
    player.bring_levels();
    player.open(level_called("50-starter-03c").code.substr(1));
    player.win_once_needed_is_known();
    player.look_at(desktop_table);
    CHECK(player.told("win.hardest") != "none");
    player.look_at(lying_table);
    CHECK(player.told("win.hardest") == "none");
    CHECK(player.told("win.more") != "none");
    CHECK(player.told("win.chapter") != "none");
}

TEST_CASE("a number swap tells its hardest step as well") {
    for (const auto& [grid, move, technique] :
         {std::tuple("grid\n2 3\n1 4\nend\n", "0 0 0 1", "Nearer"),
          {"grid\n2 1\n3 4\nend\nbarrier 0 0 0 1\n", "0 0 1 0", "Barrier"}}) {
        Winner player;
        player.start(code_of("tessera 1 number_swap\n" + std::string(grid), {move}));
        player.wait_until([&] { return player.knows_needed(); });
        player.win_by_hints();
        player.look_at(upright_table);
        CHECK(player.told("win.hardest").find(technique) != std::string::npos);
    }
}

TEST_CASE("the card says which puzzle of its chapter this was, and how many of them are solved") {
    Winner player;
    player.start();
    player.bring_levels();
    player.open(level_called("01-first-steps").code.substr(1));
    player.win_by_hints();
    player.look_at(small_table);
    const std::string told = player.told("win.chapter");
    CHECK(told.substr(0, 22) == "Classics: puzzle 1 of ");
    CHECK(told.find(", 1 solved") != std::string::npos);
}

TEST_CASE("a level of a course says its place, and how far its technique is learned") {
    Winner player;
    player.start();
    player.bring_levels();
    player.open(level_called("0002-corner-2").code.substr(1));
    player.controller.opening().show(Panel::none);
    player.win_by_hints();
    player.look_at(small_table);
    CHECK(player.told("win.chapter").find("Course: puzzle 2 of 41") != std::string::npos);
    CHECK(player.told("win.chapter").find("Corner 1/5") != std::string::npos);
    CHECK(player.told("win.hardest") == "none");
}

TEST_CASE(
    "a daily puzzle's time is compared by bars where they fit, beside the text too, and else in words") {
    DailyWinner player;
    for (const Rect& table : {lying_table, desktop_table}) {
        player.look_at(table);
        CHECK(player.told("win.times") == "Minutes per daily puzzle");
        CHECK(player.told("win.compared") == "none");
    }
    player.look_at({0, 0, 320, 440});
    CHECK(player.told("win.times") == "none");
    CHECK(player.told("win.compared") == "Faster than 1 of your 3 other daily puzzles");
}

TEST_CASE(
    "the card leaves the whole board to be seen, below it on an upright table and at its side on a wide "
    "one") {
    Winner player;
    player.start(code_of(two_dominoes, {left_domino}));
    player.win_by_hints();
    for (const Rect& table : {upright_table, lying_table, desktop_table}) {
        CAPTURE(table.width);
        player.look_at(table);
        const Rect board =
            with_game(player.controller.game(), [](auto&, auto& view) { return view.canvas.board(); });
        CHECK(is_on(table, board));
        CHECK_FALSE(do_overlap(player.canvas.place("card"), board));
        CHECK(player.canvas.place("card").bottom() <= table.bottom() - below_high_card);
        CHECK(std::max(board.width, board.height) > 100);
    }
}

TEST_CASE("the card of a daily puzzle, the fullest there is, lies on every table with all that it offers") {
    DailyWinner player;
    for (const Rect& table : {upright_table, small_table, lying_table, desktop_table}) {
        CAPTURE(table.width);
        player.look_at(table);
        CHECK(is_on(table, player.canvas.place("card")));
        for (const char* part : {"win.next", "win.share", "card.close"}) {
            CHECK(is_on(player.canvas.place("card"), player.canvas.place(part)));
        }
    }
}

TEST_SUITE_END();
