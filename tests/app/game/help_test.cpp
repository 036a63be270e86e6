// Promise: Moves of Solve or a hint are one step to undo, after a reload too, and leave no trace in the tray; all
//     solutions can be browsed. Also: app/families/polyomino/input_test.cpp.

#include "app/game/player.h"
#include "app/ui/unseen_canvas.h"
#include "base/text.h"

#include <doctest.h>

#include <algorithm>
#include <array>
#include <set>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/help");

namespace {

constexpr std::string_view three_pieces =
    "tessera 1 polyomino\ntitle Three pieces\nboard\n....\n....\n....\nend\n"
    "piece V3\nXX\nX.\nend\npiece L4\nXXX\nX..\nend\npiece P\nXXX\nXX.\nend\n";

// The first piece takes a reason of one line.
constexpr std::string_view five_pieces_given =
    "tessera 1 polyomino\nboard\n...........\n...........\n...........\n...........\n...........\nend\nset "
    "iq\n"
    "place P 3 2 7\nplace T4 2 3 0\nplace V 3 1 2\nplace L 4 0 7\nplace L4 0 0 0\n";

struct Helped : Player {
    explicit Helped(const std::vector<std::string_view>& moves = {}) { start(code_of(two_dominoes, moves)); }

    const HelpController& help() const { return controller.assistant().help(); }
    const Lesson& lesson() const { return controller.assistant().lesson(); }
    void press(Key key) { controller.input(key_press(key)); }
    void ask_first_rung() {
        controller.playing().ask_hint();
        wait_until([&] { return help().work() == HelpController::Work::none; });
    }
};

}  // namespace

namespace {

// Returns the corners of all that is drawn of a board, each with its colour.
std::vector<std::array<float, 3>> drawn(const OpenGame& game, const Scene& scene) {
    UnseenCanvas canvas;
    with_game(game, [&](auto& session, auto& view) { draw_board(canvas.painter, view, session, scene); });
    std::vector<std::array<float, 3>> corners;
    for (const ImDrawVert& vertex : canvas.list.VtxBuffer) {
        corners.push_back({vertex.pos.x, vertex.pos.y, static_cast<float>(vertex.col)});
    }
    return corners;
}

void show_step(OpenGame& game, const HintStep& step) {
    with_game(game, [&](auto&, auto& view) { highlight(view, &step); });
}

}  // namespace

TEST_CASE("a hint's last step lights the one cell that the step before spoke of") {
    Helped player;
    player.start("1p/11x5/iq/hz5dGYTqKbCK7cwAMtbakA/q47h");
    player.ask_first_rung();
    while (!player.help().is_last_step()) {
        player.controller.playing().ask_hint();
    }
    const std::vector<HintStep>& steps = player.help().hint()->steps;
    const std::vector<Cell>& reason = at(steps, int_size(steps) - 2).cells;
    REQUIRE(reason.size() == 1);
    REQUIRE(steps.back().cells.size() > 1);
    CHECK(std::get<PolyominoView>(player.controller.game().view).lit->cells == reason);
}

// A press on "More" comes between the layout of a frame and its picture.
TEST_CASE("a step of a hint shows nothing of the one before it, even in the frame in which it comes") {
    for (const std::string_view code :
         {"1p/4x3/FG-C/nn89", "1s/3x3/AAEQ/h3n9", "1e/3x1/.AB-/QIQI/y511",
          "1e/4x4/.ABCDEIJKLM-/lAoHc4okqVBxFQh3BCAmEDoAgFKBaWgAARZUl6CaAIk/6ht9"}) {
        CAPTURE(code);
        Helped player;
        player.start(code);
        player.ask_first_rung();
        REQUIRE(player.help().hint());
        OpenGame shown(player.controller.game().session);
        OpenGame fresh(player.controller.game().session);
        Scene scene;
        scene.area = {0, 0, 800, 600};
        for (const HintStep& step : player.help().hint()->steps) {
            lay_out_table(shown, scene);
            lay_out_table(fresh, scene);
            show_step(shown, step);
            show_step(fresh, step);
            CHECK(drawn(shown, scene) == drawn(fresh, scene));
            lay_out_table(shown, scene);
            with_game(fresh, [](auto&, auto& view) { highlight(view, nullptr); });
            scene.now_ms += 100000;  // all of it has been shown
        }
    }
}

TEST_CASE("a hint goes one rung further at each press, and the last press plays its move") {
    Helped player;
    player.ask_first_rung();
    REQUIRE(player.help().hint());
    const auto& steps = player.help().hint()->steps;
    REQUIRE(steps.size() > 1);
    const int rung_count = int_size(steps);
    CHECK(player.help().step() == steps.data());
    CHECK(player.controller.game().hint_count == 1);
    CHECK(player.host.has_announced(player.controller.appearance().strings().with_stop(steps[0].sentence)));
    for (std::size_t rung = 1; rung < steps.size(); ++rung) {
        CHECK_FALSE(player.help().is_last_step());
        player.controller.playing().ask_hint();
        CHECK(player.help().step() == &steps[rung]);
    }
    CHECK(player.moves() == 0);
    player.controller.playing().ask_hint();
    CHECK(player.moves() == 1);
    CHECK(player.controller.game().hint_count == rung_count);
    CHECK_FALSE(player.help().hint());
}

TEST_CASE("the first press of a hint already points to the place, in every family") {
    constexpr std::string_view swaps = "tessera 1 number_swap\ngrid\n2 3\n1 4\nend\n";
    constexpr std::string_view tiles =
        "tessera 1 edge_match\ntiles\n--=B=A-- ----=A=B\n=B----=A =A----=B\nend\n";
    for (const std::string_view level : {three_pieces, swaps, tiles}) {
        CAPTURE(level);
        Helped player;
        player.open(code_of(level));
        player.ask_first_rung();
        REQUIRE(player.help().step() != nullptr);
        CHECK(player.help().step()->sentence.pattern.find("look ") != std::string::npos);
        CHECK_FALSE((player.help().step()->cells.empty() && player.help().step()->pieces.empty()));
    }
}

TEST_CASE("a move of the player's own ends the hint") {
    Helped player;
    player.ask_first_rung();
    REQUIRE(player.help().hint());
    player.controller.playing().rewind(Rewind::restart);
    CHECK_FALSE(player.help().hint());
}

TEST_CASE("at a dead end the hint takes back what is wrong") {
    Helped player({middle_domino});
    player.ask_first_rung();
    REQUIRE(player.help().hint());
    CHECK(player.help().hint()->dead_end);
    while (player.help().hint()) {
        player.controller.playing().ask_hint();
    }
    CHECK(cover_of(std::get<Session<Polyomino>>(player.controller.game().session).level(),
                   std::get<Session<Polyomino>>(player.controller.game().session).state())[{0, 1}] < 0);
}

TEST_CASE("where Solve finds no way it says what is to blame, and takes that back and solves when asked to") {
    Helped player({middle_domino});
    player.controller.playing().solve_or_stop();
    player.wait_until([&] { return !player.notice().empty(); });
    CHECK(player.notice() ==
          "From here the board cannot be filled. Piece I is to blame: without it the board can be filled.");
    REQUIRE(player.controller.announcer().notices().current()->action == NoticeAction::take_back_and_solve);
    CHECK(player.moves() == 1);
    player.controller.answer_notice();
    player.wait_until([&] { return is_solved(player.controller.game()); });
    CHECK(player.controller.game().is_shown);
}

TEST_CASE("an offer to take back is gone with the position that it was about") {
    Helped player({middle_domino});
    player.controller.playing().solve_or_stop();
    player.wait_until([&] { return !player.notice().empty(); });
    player.controller.playing().rewind(Rewind::restart);
    player.controller.answer_notice();
    CHECK(player.help().work() == HelpController::Work::none);
    CHECK(player.moves() == 0);
}

TEST_CASE("a search that finds nothing says so, and no more to a player who wants no mistakes named") {
    Helped player({middle_domino});
    Settings settings = player.controller.preferences().settings();
    settings.errors = ErrorChoice::off;
    player.controller.preferences().change(settings);
    player.controller.playing().solve_or_stop();
    player.wait_until([&] { return !player.notice().empty(); });
    CHECK(player.notice() == "The puzzle cannot be completed from here.");
    CHECK_FALSE(player.controller.announcer().notices().current()->action);
    CHECK(player.help().runs().empty());
}

TEST_CASE("a player who wants no mistakes named hears only that there is no way on") {
    Helped player({middle_domino});
    Settings settings = player.controller.preferences().settings();
    settings.errors = ErrorChoice::off;
    player.controller.preferences().change(settings);
    player.ask_first_rung();
    REQUIRE(player.help().hint());
    CHECK(player.help().hint()->steps.size() == 1);
    CHECK(player.help().hint()->moves.empty());
    CHECK(player.help().step()->cells.empty());
    CHECK(player.help().step()->pieces.empty());
}

TEST_CASE("a solution is laid out, and counts as shown and not as a win") {
    Helped player;
    player.controller.playing().solve_or_stop();
    CHECK(player.help().is_waiting());
    player.wait_until([&] { return is_solved(player.controller.game()); });
    CHECK(player.moves() == 2);
    CHECK(player.controller.game().is_shown);
    CHECK_FALSE(player.controller.records().is_solved(player.controller.game().code));
    player.wait_until([&] { return !player.help().runs().empty(); });
    CHECK(player.help().runs().front().move_count == 2);
}

TEST_CASE("what Solve lays is one step to undo, in every family and after a reload") {
    constexpr std::string_view swaps = "tessera 1 number_swap\ngrid\n2 3\n1 4\nend\n";
    constexpr std::string_view tiles =
        "tessera 1 edge_match\ntiles\n--=B=A-- ----=A=B\n=B----=A =A----=B\nend\n";
    for (const std::string_view level : {three_pieces, swaps, tiles}) {
        Helped player;
        player.open(code_of(level));
        lay_out_table(player.controller.game(), player.controller.playing().scene());
        player.controller.playing().solve_or_stop();
        player.wait_until([&] {
            return is_solved(player.controller.game()) && player.help().work() == HelpController::Work::none;
        });
        REQUIRE(player.moves() > 1);
        const SaveRecord saved = save_of(player.controller.game(), 0);
        player.controller.playing().rewind(Rewind::undo);
        CHECK(player.moves() == 0);
        CHECK_FALSE(can_undo(player.controller.game()));
        player.controller.playing().rewind(Rewind::redo);
        CHECK(is_solved(player.controller.game()));
        const auto again = game_of_save(saved);
        REQUIRE(again);
        rewind_game(*again, Rewind::undo, {});
        CHECK(move_count(*again) == 0);
    }
}

TEST_CASE("a key ends the show of a solution, and what was laid by then is one step") {
    Helped player;
    player.host.prefers_reduced_motion = false;
    player.open(code_of(three_pieces));
    player.controller.playing().solve_or_stop();
    player.wait_until([&] { return player.moves() > 0; });
    REQUIRE(player.help().work() == HelpController::Work::playing);
    player.controller.input(key_press(Key::left));
    CHECK(player.help().work() == HelpController::Work::none);
    player.frame(5000);
    CHECK_FALSE(is_solved(player.controller.game()));
    player.controller.playing().rewind(Rewind::undo);
    CHECK(player.moves() == 0);
}

TEST_CASE("the search is stopped by the press that would start it, and says how far it came") {
    Helped player;
    player.controller.playing().solve_or_stop();
    player.controller.playing().solve_or_stop();
    CHECK(player.help().work() == HelpController::Work::none);
    CHECK(player.notice() == "Stopped after 0 positions: no answer was found so far.");
    player.frame();
    CHECK(player.moves() == 0);
}

TEST_CASE("what ends all help stops a search with the same words, and says nothing when none is on") {
    Helped player;
    player.controller.playing().stop_help_or_search();
    CHECK(player.notice().empty());
    player.controller.playing().solve_or_stop();
    player.controller.playing().stop_help_or_search();
    CHECK(player.help().work() == HelpController::Work::none);
    CHECK(player.notice() == "Stopped after 0 positions: no answer was found so far.");
}

TEST_CASE("everything is explained forwards and back, and the game stays as it was") {
    Helped player;
    player.controller.assistant().explain(player.controller.game());
    player.wait_until([&] { return player.lesson().is_open(); });
    const Lesson& lesson = player.lesson();
    REQUIRE(lesson.step_count() == 3);  // two dominoes and the end
    CHECK(player.host.has_announced(
        player.controller.appearance().strings().with_stop(lesson.step().sentence)));
    CHECK(move_count(player.controller.playing().table()) == 0);
    player.press(Key::right);
    CHECK(lesson.place() == 1);
    CHECK(move_count(player.controller.playing().table()) == 1);
    player.press(Key::right);
    CHECK(is_solved(player.controller.playing().table()));
    CHECK(player.host.has_announced("And so every cell is covered."));
    player.press(Key::right);
    CHECK(lesson.place() == 2);
    player.press(Key::left);
    player.press(Key::left);
    CHECK(lesson.place() == 0);
    CHECK(move_count(player.controller.playing().table()) == 0);
    CHECK(player.controller.game().hint_count == 3);
    CHECK(player.moves() == 0);
    CHECK(player.controller.input(key_press(Key::character)));  // no letter picks a piece meanwhile
    player.controller.playing().stop_help();
    CHECK_FALSE(lesson.is_open());
    CHECK(player.moves() == 0);
    CHECK(&player.controller.playing().table() == &player.controller.game());
}

TEST_CASE("an explanation can be gone through from move to move") {
    Helped player;
    player.start(code_of(five_pieces_given));
    player.controller.assistant().explain(player.controller.game());
    player.wait_until([&] { return player.lesson().is_open(); });
    const Lesson& lesson = player.lesson();
    REQUIRE(lesson.step().moves.empty());
    player.press(Key::page_down);
    const int first = lesson.place();
    CHECK(first > 0);
    CHECK(lesson.step().moves.size() == 1);
    CHECK(move_count(player.controller.playing().table()) == 0);
    player.press(Key::page_down);
    CHECK(lesson.step().moves.size() == 1);
    CHECK(move_count(player.controller.playing().table()) == 1);
    for (int press = 0; press < 7; ++press) {
        player.press(Key::page_down);
    }
    CHECK(is_solved(player.controller.playing().table()));
    CHECK(lesson.place() == lesson.step_count() - 1);
    for (int press = 0; press < 7; ++press) {
        player.press(Key::page_up);
    }
    CHECK(lesson.place() == first);
    player.press(Key::page_up);
    CHECK(lesson.place() == 0);
}

TEST_CASE("at a dead end the explanation ends with what has to go") {
    Helped player({middle_domino});
    player.controller.assistant().explain(player.controller.game());
    player.wait_until([&] { return player.lesson().is_open(); });
    player.controller.assistant().go_to_lesson_step(player.controller.game(), 99);
    CHECK(player.lesson().place() == player.lesson().step_count() - 1);
    CHECK(player.lesson().step().sentence.pattern == "take back {,and}");
    CHECK(player.moves() == 1);
}

TEST_CASE("a number swap is explained swap by swap until the grid is sorted") {
    Helped player;
    player.open(code_of("tessera 1 number_swap\ngrid\n2 3\n1 4\nend\n"));
    player.controller.assistant().explain(player.controller.game());
    player.wait_until([&] { return player.lesson().is_open(); });
    player.controller.assistant().go_to_lesson_step(player.controller.game(), 99);
    CHECK(is_solved(player.controller.playing().table()));
    CHECK(player.moves() == 0);
}

TEST_CASE("another game begins without the runs and the hint of the one before") {
    Helped player;
    player.ask_first_rung();
    player.open(code_of("tessera 1 number_swap\ngrid\n2 3\n1 4\nend\n"));
    CHECK_FALSE(player.help().hint());
    CHECK(player.help().runs().empty());
}

TEST_CASE("another game begins without what was said of the one before: offers, refusals, verdicts") {
    constexpr std::string_view swap = "tessera 1 number_swap\ngrid\n2 3\n1 4\nend\n";
    for (const bool has_verdict : {false, true}) {
        Helped player({middle_domino});
        Settings settings = player.controller.preferences().settings();
        settings.errors = has_verdict ? ErrorChoice::off : settings.errors;
        player.controller.preferences().change(settings);
        player.controller.playing().solve_or_stop();
        player.wait_until([&] { return !player.notice().empty(); });
        player.open(code_of(swap));
        CHECK(player.notice() != "The puzzle cannot be completed from here.");
        player.controller.answer_notice();
        CHECK(player.help().work() == HelpController::Work::none);
    }
    Helped player;
    player.controller.announcer().refuse(say("a whole number from {} to {}", 0, 24));
    player.open(code_of(swap));
    CHECK(player.notice().empty());
}

TEST_CASE("all solutions of what Solve laid out can be gone through, each of them one step to undo") {
    // Three dominoes on two by three: three solutions, one of them shown.
    Player player;
    player.start(code_of("tessera 1 polyomino\nboard\n...\n...\nend\npiece I x3\nXX\nend\n"));
    player.controller.playing().solve_or_stop();
    player.wait_until([&] {
        return is_solved(player.controller.game()) && player.controller.assistant().solutions().is_whole();
    });
    const SolutionBrowser& solutions = player.controller.assistant().solutions();
    REQUIRE(solutions.count() == 3);
    std::set<std::string> seen;
    for (int press = 0; press < 3; ++press) {
        player.controller.playing().browse_solutions(1);
        CHECK(is_solved(player.controller.game()));
        std::vector<std::string> moves = moves_text(player.controller.game());
        std::sort(moves.begin(), moves.end());
        seen.insert(join(moves, ";"));
    }
    CHECK(seen.size() == 3);
    CHECK(solutions.place() == 0);
    player.controller.playing().browse_solutions(-1);
    CHECK(solutions.place() == 2);
    CHECK(player.host.has_announced("Solution 3 of 3."));
    CHECK(player.controller.playing().win().is_shown);
    player.controller.playing().rewind(Rewind::undo);
    CHECK(player.moves() == 0);
    CHECK_FALSE(can_undo(player.controller.game()));
    CHECK(solutions.count() == 0);
    CHECK(player.controller.game().is_shown);  // and not a win
    CHECK(player.controller.records().best_ms(player.controller.game().code) == std::nullopt);
}

TEST_CASE("where there is one solution there is nothing to go through") {
    Helped player;
    player.controller.playing().solve_or_stop();
    player.wait_until([&] {
        return is_solved(player.controller.game()) && !player.controller.assistant().solutions().is_at_work();
    });
    CHECK(player.controller.assistant().solutions().count() == 1);
    player.controller.playing().browse_solutions(1);
    CHECK(player.moves() == 2);
}

TEST_SUITE_END();
