// Promise: A newcomer to a family who waits is shown by a hand how the open puzzle is played, once, and the game stays as it is.
//     Also: browser/lesson.test.mjs.

#include "app/game/player.h"

#include <doctest.h>

#include <array>

using namespace tessera;

TEST_SUITE_BEGIN("app/game/newcomers");

namespace {

constexpr std::string_view shown_swaps = "tessera 1 number_swap\ngrid\n2 1 3\n4 6 5\nend\n";
constexpr std::string_view other_shown_swaps = "tessera 1 number_swap\ngrid\n1 2 3\n4 6 5\nend\n";
constexpr std::string_view shown_window =
    "tessera 1 edge_match\ntiles\n=A=J=C-- =K=K=C-- --=I=I=B\n=I----=C =J=I=K=C ----=C=I\n"
    "----=B=A ----=A=K --=I=C=A\nend\n";
constexpr std::string_view shown_squares =
    "tessera 1 polyomino\nboard\n.....\n.....\n.....\nend\npiece L\nXXX\nX..\nend\npiece "
    "N\nXXX..\n..XXX\nend\n"
    "piece P\nXX\nXX\nX.\nend\n";
constexpr std::string_view shown_hexagons =
    "tessera 1 polyomino\nlattice hexagonal\nboard\n . .\n. . .\n . .\nend\npiece B\nX X\n   X\nend\n"
    "piece V\nX X\n X\nend\npiece O\nX\nend\n";
constexpr std::string_view shown_triangles =
    "tessera 1 polyomino\nlattice triangular\nboard\n  .\n ...\n.....\nend\npiece T\n XXX\nend\n"
    "piece F\nXXXXX\nend\npiece O\nX\nend\n";
constexpr std::string_view shown_diagonal =
    "tessera 1 polyomino\nlattice diagonal\nboard\n .\n. .\n .\n  .\n . .\n  .\nend\npiece O\n X\nX X\n "
    "X\nend\n"
    "piece V\n X\nX X\nend\npiece I\nX\nend\n";
constexpr std::string_view shown_cubes =
    "tessera 1 polyomino\nlattice cubic\nboard\n..\n..\n-\n..\n..\nend\npiece V\nXX\nX#\nend\n"
    "piece S\n##\n#X\n-\nXX\nXX\nend\n";
constexpr std::string_view shown_balls =
    "tessera 1 polyomino\nlattice sphere\nboard\n...\n...\n...\n-\n..\n..\n-\n.\nend\npiece Q\nXX\nXX\nend\n"
    "piece P\nXX\nXX\nend\npiece L\nXXX\nX##\nend\npiece I\nXX\nend\n";
// The bar has to be turned before it may lie anywhere.
constexpr std::string_view shown_shaft =
    "tessera 1 polyomino\nboard\n.\n.\n.\n.\n.\nend\npiece I3\nXXX\nend\npiece I2\nXX\nend\n";
constexpr std::array shown_puzzles = {shown_shaft,    shown_squares, shown_hexagons, shown_triangles,
                                      shown_diagonal, shown_cubes,   shown_balls,    shown_swaps,
                                      shown_window,   two_dominoes};

constexpr Rect newcomers_phone{0, 90, 390, 640};
constexpr Rect newcomers_lying_phone{0, 50, 760, 340};
constexpr Rect newcomers_desktop{0, 56, 1280, 660};

// A host whose player likes motion.
FakePlatform& lively_host() {
    FakePlatform& host = fresh_fake_platform();
    host.prefers_reduced_motion = false;
    return host;
}

struct Newcomer : Player {
    explicit Newcomer(std::string_view fragment, const Rect& area = newcomers_desktop)
        : Newcomer(lively_host(), fragment, area) {}
    Newcomer(FakePlatform& same_host, std::string_view fragment, const Rect& area = newcomers_desktop)
        : Player(same_host) {
        start(fragment);
        controller.playing().scene().area = area;
        draw();
    }

    bool is_shown() const { return controller.newcomers().demonstration().is_open(); }
    void draw(double ms = 16) {
        frame(ms);
        controller.playing().fit_table(table_form(controller.playing().scene().area));
        lay_out_table(controller.game(), controller.playing().scene());
        if (is_shown()) {
            lay_out_table(controller.newcomers().drawn_table(), controller.playing().scene());
        }
    }
    void wait(double ms) {
        for (double past = 0; past < ms; past += 50) {
            draw(50);
        }
    }
};

// The deeds of the hand while it was watched.
struct HandSeen {
    bool has_held = false;
    bool has_pressed = false;
    int most_moves = 0;
    double ms = 0;
};

HandSeen watch_hand(Newcomer& newcomer) {
    HandSeen seen;
    for (; newcomer.is_shown() && seen.ms < 20000; seen.ms += 40) {
        const Demonstration& shown = newcomer.controller.newcomers().demonstration();
        seen.has_held |= shown.is_holding();
        seen.has_pressed |= shown.is_pressing();
        seen.most_moves = std::max(seen.most_moves, move_count(shown.table()));
        newcomer.draw(40);
    }
    return seen;
}

}  // namespace

TEST_CASE("who comes by a link is shown how on the linked board, within three seconds and for at most ten") {
    Rect area = newcomers_phone;
    for (const std::string_view puzzle : shown_puzzles) {
        CAPTURE(std::string(puzzle));
        area = area == newcomers_phone ? newcomers_lying_phone : newcomers_phone;
        Newcomer newcomer(code_of(puzzle), area);
        newcomer.wait(1000);
        CHECK_FALSE(newcomer.is_shown());
        newcomer.wait(2000);
        REQUIRE(newcomer.is_shown());
        CHECK(newcomer.controller.needs_frame());
        const HandSeen seen = watch_hand(newcomer);
        CHECK(seen.has_pressed);
        CHECK(seen.has_held);
        CHECK(seen.most_moves > 0);
        CHECK(seen.ms > 3000);
        CHECK(seen.ms < 9800);
        newcomer.draw();
        CHECK_FALSE(newcomer.controller.needs_frame());
    }
}

TEST_CASE("on a first visit the first puzzle is shown, upright on a phone, where a piece has to be turned") {
    for (const Rect& area : {newcomers_phone, newcomers_desktop}) {
        CAPTURE(area.width);
        Newcomer newcomer("", area);
        newcomer.wait(3000);
        REQUIRE(newcomer.is_shown());
        const HandSeen seen = watch_hand(newcomer);
        CHECK(seen.most_moves > 0);
        CHECK(seen.ms < 9800);
    }
}

TEST_CASE("what the hand does is no move of the game, is not undone, and makes no sound or sentence") {
    for (const std::string_view puzzle : shown_puzzles) {
        CAPTURE(std::string(puzzle));
        Newcomer newcomer(code_of(puzzle));
        newcomer.draw();  // the words of layers follow the first layout
        const std::string address = newcomer.host.fragment;
        const std::size_t sentences = newcomer.host.announced.size();
        newcomer.wait(2500);
        CHECK(watch_hand(newcomer).most_moves > 0);
        const OpenGame& game = newcomer.controller.game();
        CHECK(newcomer.moves() == 0);
        CHECK_FALSE(can_undo(game));
        CHECK_FALSE(can_redo(game));
        CHECK_FALSE(is_begun(game));
        CHECK(with_game(game, [](auto&, auto& view) { return grasp(view).item; }) < 0);
        CHECK(newcomer.host.fragment == address);
        CHECK(newcomer.host.words.find("in your hand") == std::string::npos);
        CHECK(newcomer.host.announced.size() == sentences);
        CHECK(newcomer.host.sounds.empty());
        CHECK(newcomer.host.kept.size() == 1);  // the settings, which say that it was seen
    }
}

TEST_CASE("the first input ends it at once, and it is not shown in this family again") {
    Newcomer newcomer(code_of(shown_squares));
    newcomer.wait(3000);
    REQUIRE(newcomer.is_shown());
    newcomer.controller.newcomers().player_acted();
    CHECK_FALSE(newcomer.is_shown());
    newcomer.wait(4000);
    CHECK_FALSE(newcomer.is_shown());
    newcomer.open(code_of(two_dominoes));
    newcomer.wait(4000);
    CHECK_FALSE(newcomer.is_shown());
    newcomer.open(code_of(shown_swaps));  // another family
    newcomer.wait(4000);
    CHECK(newcomer.is_shown());
    newcomer.open(code_of(shown_window));
    CHECK_FALSE(newcomer.is_shown());  // it belonged to the other board
}

TEST_CASE("on a second visit it is not shown") {
    Newcomer newcomer(code_of(shown_swaps));
    newcomer.wait(14000);
    for (const std::string_view puzzle : {shown_swaps, other_shown_swaps}) {
        Newcomer again(newcomer.host, code_of(puzzle));
        again.wait(4000);
        CHECK_FALSE(again.is_shown());
    }
}

TEST_CASE("who begins to play, knows the rule, wants no motion or sees a frame is not shown it") {
    Newcomer quick(code_of(shown_swaps));
    quick.wait(500);
    quick.controller.newcomers().player_acted();
    quick.wait(4000);
    CHECK_FALSE(quick.is_shown());

    Newcomer reader(code_of(shown_swaps));
    reader.controller.newcomers().close_rule();
    reader.wait(4000);
    CHECK_FALSE(reader.is_shown());

    Newcomer winner(code_of(other_shown_swaps));
    play_move_text(winner.controller.game(), "1 1 1 2", winner.controller.playing().scene());
    winner.wait(4000);
    CHECK_FALSE(winner.is_shown());

    Newcomer calm(fresh_fake_platform(), code_of(shown_swaps));
    calm.wait(4000);
    CHECK_FALSE(calm.is_shown());

    FakePlatform& framed = lively_host();
    framed.framing = platform::Framing::play;
    Newcomer guest(framed, code_of(shown_swaps));
    guest.wait(4000);
    CHECK_FALSE(guest.is_shown());
}

TEST_CASE("under a sheet, on the list and in a hidden tab it waits, and a window of another size ends it") {
    Newcomer newcomer(code_of(shown_swaps));
    newcomer.controller.opening().show(Panel::help);
    newcomer.wait(4000);
    CHECK_FALSE(newcomer.is_shown());
    newcomer.controller.opening().show(Panel::none);
    newcomer.controller.opening().show(Screen::home);
    newcomer.wait(4000);
    CHECK_FALSE(newcomer.is_shown());
    newcomer.controller.opening().show(Screen::play);
    newcomer.controller.set_visible(false);
    newcomer.wait(4000);
    CHECK_FALSE(newcomer.is_shown());
    newcomer.controller.set_visible(true);
    newcomer.wait(3000);
    REQUIRE(newcomer.is_shown());
    newcomer.controller.playing().scene().area = newcomers_phone;
    newcomer.draw();
    CHECK_FALSE(newcomer.is_shown());
}

TEST_CASE("the place that is shown leads to no solution, where there is such a place") {
    Newcomer newcomer(code_of(two_dominoes));
    newcomer.wait(3000);
    std::vector<std::string> moves;
    while (newcomer.is_shown() && moves.empty()) {
        moves = moves_text(newcomer.controller.newcomers().drawn_table());
        newcomer.draw(40);
    }
    REQUIRE(moves.size() == 1);
    CHECK(moves.front() == "place I2 0 0 1");  // in a link the pieces have their usual names
}

TEST_CASE("there is something to show on every puzzle of the list, on a phone and on a desktop") {
    const std::vector<ShippedLevel>& levels = shipped_levels();
    for (int index = 0; index < int_size(levels); index += 40) {
        const ShippedLevel& level = at(levels, index);
        for (const Rect& area : {newcomers_phone, newcomers_desktop}) {
            CAPTURE(level.name);
            CAPTURE(area.width);
            OpenGame game(*open_level(level.text));
            Scene scene;
            scene.area = area;
            set_table(game, table_form(area), scene);
            lay_out_table(game, scene);
            Demonstration shown;
            shown.begin(game, scene);
            CHECK(shown.is_open());
        }
    }
}

TEST_CASE("a piece that may lie nowhere without being turned in space is only held over the board") {
    Newcomer newcomer(code_of(find_shipped("polyomino", "61-soma-01")->text));
    newcomer.wait(3000);
    REQUIRE(newcomer.is_shown());
    const HandSeen seen = watch_hand(newcomer);
    CHECK(seen.has_held);
    CHECK(seen.most_moves == 0);
    CHECK(seen.ms < 9800);
}

TEST_CASE("a number is dragged straight onto its neighbour") {
    Newcomer newcomer(code_of(shown_swaps));
    newcomer.wait(3000);
    REQUIRE(newcomer.is_shown());
    const auto& shown = newcomer.controller.newcomers().demonstration();
    std::vector<Point> way;
    for (; newcomer.is_shown() && move_count(shown.table()) == 0; newcomer.draw(40)) {
        if (shown.is_pressing()) {
            way.push_back(shown.hand());
        }
    }
    REQUIRE(way.size() > 10);
    const float cell = std::get<NumberSwapView>(newcomer.controller.game().view).canvas.cell();
    CHECK(distance(way.front(), way.back()) > cell / 2);
    CHECK(distance(way.front(), way.back()) < cell * 1.01F);
}

TEST_CASE("a page at rest is woken once to show it, and draws nothing afterwards") {
    Newcomer newcomer(code_of(shown_squares));
    const double due = newcomer.controller.due_ms();
    CHECK(due > newcomer.controller.appearance().now_ms() + 1000);
    CHECK(due < newcomer.controller.appearance().now_ms() + 2000);
    newcomer.wait(14000);
    CHECK(newcomer.controller.due_ms() >
          newcomer.controller.appearance().now_ms() + 20000);  // the clock's minute
}

TEST_SUITE_END();
