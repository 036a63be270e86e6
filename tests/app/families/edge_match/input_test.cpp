#include "app/families/edge_match/held.h"
#include "app/game/play/open_game.h"

#include <doctest.h>

#include <string>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/edge_match/input");

namespace {

// Three tiles in a row with one solution: as supplied they fit from left to right.
constexpr std::string_view small_level =
    "tessera 1 edge_match\nsize 3x1\ntiles\n=A------ =B--=A-- ----=B--\nend\n";

// A player at a table, without a window.
struct Player {
    explicit Player(std::string_view level = small_level) : table(*open_level(level)) {
        scene.area = {0, 0, 800, 600};
        scene.reduced_motion = true;
        with_game(table, [&](auto& session, auto& view) { position_changed(view, session, scene); });
    }

    EdgeMatchView& view() { return std::get<EdgeMatchView>(table.view); }
    const EdgeMatchSession& session() { return std::get<EdgeMatchSession>(table.session); }
    edge_match::Placed lies(int column) { return session().state().board[Cell{0, column}]; }

    InputOutcome send(const InputEvent& event) {
        const InputOutcome outcome = game_input(table, event, scene);
        with_game(table, [&](auto& own, auto& own_view) { lay_out(own_view, own, scene); });
        return outcome;
    }
    InputOutcome drag(Point from, Point to, bool is_touch = false) {
        send(pointer(InputKind::press, from, is_touch));
        send(pointer(InputKind::move, mix(from, to, 0.5F), is_touch));
        send(pointer(InputKind::move, to, is_touch));
        return send(pointer(InputKind::release, to, is_touch));
    }
    InputOutcome tap(Point at, bool is_touch = true) {
        send(pointer(InputKind::press, at, is_touch));
        return send(pointer(InputKind::release, at, is_touch));
    }
    InputOutcome second_button(Point at) {
        InputEvent event = pointer(InputKind::press, at);
        event.button = PressButton::second;
        return send(event);
    }
    InputOutcome wheel(Point at, float notches) {
        InputEvent event = pointer(InputKind::wheel, at);
        event.wheel = notches;
        return send(event);
    }
    Point cell(int column) { return view().canvas.rect_of({0, column}).centre(); }
    int in_hand() { return grasp(view()).item; }  // a tile; -1: none
    Point in_tray(int tile) { return tray_place(view(), tile).centre(); }

    OpenGame table;
    Scene scene;
};

using Placed = edge_match::Placed;

}  // namespace

TEST_CASE("a tile dragged from the tray lies where it was dropped") {
    Player player;
    CHECK(player.drag(player.in_tray(0), player.cell(0)).changed);
    CHECK(player.lies(0) == Placed{0, 0});
    CHECK(player.in_hand() < 0);
}

TEST_CASE("a tile dropped beside the board goes home") {
    Player player;
    CHECK_FALSE(player.drag(player.in_tray(0), {2, 2}).changed);
    CHECK(player.in_hand() < 0);
}

TEST_CASE("a tile dragged onto another changes places with it, one from the tray takes its place") {
    Player player;
    player.drag(player.in_tray(0), player.cell(0));
    player.drag(player.in_tray(1), player.cell(1));
    player.drag(player.cell(0), player.cell(1));
    CHECK(player.lies(0) == Placed{1, 0});
    CHECK(player.lies(1) == Placed{0, 0});
    player.drag(player.in_tray(2), player.cell(1));
    CHECK(player.lies(1) == Placed{2, 0});
    CHECK(is_in_tray(player.session(), 0));
}

TEST_CASE("a tile dragged to the tray is taken back and keeps the way it lay") {
    Player player;
    player.drag(player.in_tray(0), player.cell(0));
    player.second_button(player.cell(0));
    CHECK(player.lies(0) == Placed{0, 3});
    player.drag(player.cell(0), player.in_tray(2));
    CHECK(is_in_tray(player.session(), 0));
    CHECK(player.view().tray_turn[0] == 3);
}

TEST_CASE("a tap picks a tile, a second one turns it, a tap on the board lays it there") {
    Player player;
    player.tap(player.in_tray(0));
    player.tap(player.in_tray(0));
    CHECK(player.tap(player.cell(2)).changed);
    CHECK(player.lies(2) == Placed{0, 3});
    CHECK(player.in_hand() < 0);
}

TEST_CASE("a tap picks a tile of the board, further ones turn it there and it stays in hand") {
    Player player;
    player.drag(player.in_tray(0), player.cell(0));
    CHECK_FALSE(player.tap(player.cell(0)).changed);
    CHECK(player.tap(player.cell(0)).changed);
    CHECK(player.lies(0) == Placed{0, 3});
    REQUIRE(player.in_hand() >= 0);
    CHECK(player.tap(player.cell(0)).changed);
    CHECK(player.lies(0) == Placed{0, 2});
    CHECK(player.tap(player.cell(1)).changed);
    CHECK(player.lies(1) == Placed{0, 2});
    CHECK(player.in_hand() < 0);
}

TEST_CASE("the wheel turns what is in hand, on the board or in the tray") {
    Player player;
    player.wheel(player.in_tray(0), 1);
    CHECK(player.view().tray_turn[0] == 3);
    player.drag(player.in_tray(0), player.cell(0));
    CHECK(player.wheel(player.cell(0), -1).changed);
    CHECK(player.lies(0) == Placed{0, 0});
    player.tap(player.in_tray(1), false);
    player.wheel(player.cell(1), 1);
    CHECK(player.tap(player.cell(1), false).changed);
    CHECK(player.lies(1) == Placed{1, 3});
}

TEST_CASE("a lost pointer gives up a drag") {
    Player player;
    player.send(pointer(InputKind::press, player.in_tray(0), true));
    player.send(pointer(InputKind::move, player.cell(0), true));
    REQUIRE(player.in_hand() >= 0);
    player.send(pointer(InputKind::cancel, player.cell(0), true));
    CHECK(player.in_hand() < 0);
    CHECK(is_in_tray(player.session(), 0));
}

TEST_CASE("the puzzle is solved with the keyboard alone") {
    Player player;
    const auto take_next = [&] {
        return with_game(player.table, [&](auto& own, auto& view) { return step_focus(view, own, false); });
    };
    for (int tile = 0; tile < 3; ++tile) {
        CHECK(take_next());
        CHECK(player.send(key_press(Key::enter)).changed);
        CHECK(player.lies(tile) == Placed{tile, 0});
    }
    CHECK(player.session().is_solved());
    CHECK_FALSE(take_next());
}

TEST_CASE("arrows, R, Enter, Escape and Backspace move, turn, lay, let go and take back") {
    Player player;
    with_game(player.table, [&](auto& own, auto& view) { return step_focus(view, own, true); });
    CHECK(player.in_hand() == 2);
    player.send(key_press(Key::right));
    player.send(character_press('R'));
    CHECK(player.send(key_press(Key::enter)).changed);
    CHECK(player.lies(1) == Placed{2, 3});
    player.send(key_press(Key::up));  // shows the cursor on the first empty cell
    player.send(key_press(Key::right));
    CHECK(player.send(character_press('R')).changed);
    CHECK(player.lies(1) == Placed{2, 2});
    player.send(key_press(Key::enter));
    REQUIRE(player.in_hand() >= 0);
    player.send(key_press(Key::escape));
    CHECK(player.in_hand() < 0);
    CHECK(player.send(key_press(Key::backspace)).changed);
    CHECK(is_in_tray(player.session(), 2));
}

TEST_CASE("clashes are marked until the player does not want it") {
    Player player;
    CHECK(player.view().marks_clashes);
    player.send(character_press('M'));
    CHECK_FALSE(player.view().marks_clashes);
    use_tool(player.view(), player.session(), "clashes");
    CHECK(player.view().marks_clashes);
}

TEST_CASE("the bar says how many tiles are left, then how many clashes") {
    Player player;
    CHECK(english(progress(player.view(), player.session())) == "3 tiles left");
    player.drag(player.in_tray(0), player.cell(0));
    player.drag(player.in_tray(1), player.cell(2));
    CHECK(english(progress(player.view(), player.session())) == "1 tile left");
    player.drag(player.in_tray(2), player.cell(1));
    // Both seams, and the last tile towards the frame.
    CHECK(english(progress(player.view(), player.session())) == "3 clashes");
    player.drag(player.cell(1), player.cell(2));
    CHECK(english(progress(player.view(), player.session())) == "Solved");
}

TEST_CASE("many tiles close up in the tray when others go, and the tray scrolls") {
    std::string level = "tessera 1 edge_match\nsize 12x12\ntiles\n";
    for (int tile = 0; tile < 144; ++tile) {
        level += "=A=A=A=A ";
    }
    Player player(level + "\nend\n");
    REQUIRE(player.view().tray.can_scroll());
    const Point first = player.in_tray(0);
    player.drag(first, player.cell(5));
    CHECK_FALSE(player.view().tray.slots[0]);
    CHECK(player.in_tray(1) == first);
}

TEST_CASE("a hint crosses out a tile of the tray once where no turn fits, and others as they would lie") {
    Player player;
    player.scene.reduced_motion = false;
    HintStep step{say("only tile 1 can lie here"), {{0, 0}}, {"1"}};
    for (int turn = 0; turn < 4; ++turn) {
        step.excludes.push_back("place 1 " + std::to_string(turn) + " 0 0");
    }
    step.excludes.emplace_back("place 2 3 0 0");
    highlight(player.view(), &step);
    player.scene.now_ms = 1000;
    CHECK(is_moving(player.view(), 1000));
    lay_out(player.view(), player.session(), player.scene);
    REQUIRE(player.view().crossed.size() == 2);
    CHECK(player.view().crossed[0].is_whole);
    CHECK(player.view().crossed[0].move.tile == 1);
    CHECK_FALSE(player.view().crossed[1].is_whole);
    CHECK(player.view().crossed[1].move == edge_match::placing(2, 3, {0, 0}));
    CHECK(is_moving(player.view(), 2000));
    CHECK_FALSE(is_moving(player.view(), 6000));
    highlight(player.view(), nullptr);
    lay_out(player.view(), player.session(), player.scene);
    CHECK(player.view().crossed.empty());
    CHECK_FALSE(is_moving(player.view(), 6000));
}
