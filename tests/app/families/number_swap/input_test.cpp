#include "app/families/number_swap/view.h"
#include "app/game/play/open_game.h"

#include <doctest.h>

#include <string>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/number_swap/input");

namespace {

// One swap from solved, small enough for a map.
constexpr std::string_view small_level = "tessera 1 number_swap\ngrid\n2 1 3\n4 5 6\nend\n";
// With a wall between 2 and 1.
constexpr std::string_view walled_level = "tessera 1 number_swap\ngrid\n2 1 3\n4 5 6\nend\nbarrier 0 0 0 1\n";

// A player at a table, without a window.
struct Player {
    explicit Player(std::string_view level = small_level) : table(*open_level(level)) {
        scene.area = {0, 0, 900, 500};
        scene.reduced_motion = true;
        scene.shows_map = true;
        with_game(table, [&](auto& session, auto& view) { position_changed(view, session, scene); });
    }

    NumberSwapView& view() { return std::get<NumberSwapView>(table.view); }
    const NumberSwapSession& session() { return std::get<NumberSwapSession>(table.session); }
    int tile(int row, int column) { return session().state().tiles[Cell{row, column}]; }
    Point cell(int row, int column) { return view().canvas.rect_of({row, column}).centre(); }

    // Returns the cell of the tile in the hand, if there is one.
    std::optional<Cell> in_hand() {
        const int index = grasp(view()).item;
        return index < 0 ? std::nullopt : std::optional(session().state().tiles.cell(index));
    }

    InputOutcome send(const InputEvent& event) { return game_input(table, event, scene); }
    InputOutcome tap(Point at, bool is_touch = true) {
        send(pointer(InputKind::press, at, is_touch));
        return send(pointer(InputKind::release, at, is_touch));
    }
    InputOutcome drag(Point from, Point to) {
        send(pointer(InputKind::press, from));
        send(pointer(InputKind::move, mix(from, to, 0.5F)));
        send(pointer(InputKind::move, to));
        return send(pointer(InputKind::release, to));
    }

    OpenGame table;
    Scene scene;
};

}  // namespace

TEST_CASE("two taps on neighbours swap them") {
    Player player;
    CHECK_FALSE(player.tap(player.cell(0, 0)).changed);
    REQUIRE(player.in_hand());
    const InputOutcome outcome = player.tap(player.cell(0, 1));
    CHECK(outcome.changed);
    CHECK(outcome.solved);
    CHECK(player.tile(0, 0) == 1);
    CHECK_FALSE(player.in_hand());
}

TEST_CASE("a tap on a tile far away says why not and begins again there; one on the same tile lets go") {
    Player player;
    player.tap(player.cell(0, 0));
    const InputOutcome outcome = player.tap(player.cell(1, 2));
    CHECK_FALSE(outcome.changed);
    CHECK(outcome.remark);
    CHECK(player.in_hand() == Cell{1, 2});
    player.tap(player.cell(1, 2));
    CHECK_FALSE(player.in_hand());
}

TEST_CASE("a tile dragged onto its neighbour, short of it or a little beyond, changes places with it") {
    for (const float share : {0.6F, 1.0F, 1.4F}) {
        CAPTURE(share);
        Player player;
        CHECK(player.drag(player.cell(0, 0), mix(player.cell(0, 0), player.cell(0, 1), share)).changed);
        CHECK(player.tile(0, 0) == 1);
    }
}

TEST_CASE("a drag that hardly leaves its cell, or leaves the board, changes nothing") {
    Player player;
    CHECK_FALSE(player.drag(player.cell(0, 0), mix(player.cell(0, 0), player.cell(0, 1), 0.2F)).changed);
    CHECK_FALSE(
        player.drag(player.cell(0, 0), player.cell(0, 0) - Point{0, player.view().canvas.cell()}).changed);
    CHECK(move_count(player.table) == 0);
}

TEST_CASE("a swap through a barrier is refused with a sentence, and both tiles shake") {
    Player player(walled_level);
    player.scene.reduced_motion = false;
    player.scene.now_ms = 5000;
    lay_out(player.view(), player.session(), player.scene);
    const InputOutcome outcome = player.drag(player.cell(0, 0), player.cell(0, 1));
    CHECK_FALSE(outcome.changed);
    CHECK(outcome.remark);
    REQUIRE(player.view().refusal);
    CHECK(is_moving(player.view(), 5000 + refusal_ms - 1));
    CHECK_FALSE(is_moving(player.view(), 5000 + refusal_ms));
}

TEST_CASE("the second button and a lost pointer do nothing") {
    Player player;
    InputEvent press = pointer(InputKind::press, player.cell(0, 0));
    press.button = PressButton::second;
    CHECK_FALSE(player.send(press).used);
    player.send(pointer(InputKind::press, player.cell(0, 0)));
    player.send(pointer(InputKind::cancel, player.cell(0, 0)));
    CHECK_FALSE(player.send(pointer(InputKind::release, player.cell(0, 1))).used);
    CHECK(move_count(player.table) == 0);
}

TEST_CASE("a tap beside board and map lets go") {
    Player player;
    player.tap(player.cell(0, 0));
    player.tap({1, 1});
    CHECK_FALSE(player.in_hand());
}

TEST_CASE("arrows walk, Enter picks a tile up, arrows carry it, Enter puts it down") {
    Player player;
    player.send(key_press(Key::right));
    CHECK(player.view().cursor == Cell{0, 0});
    player.send(key_press(Key::right));
    CHECK(player.view().cursor == Cell{0, 1});
    player.send(key_press(Key::up));  // off the board: the cursor does not move
    CHECK(player.view().cursor == Cell{0, 1});
    player.send(key_press(Key::enter));
    CHECK(player.in_hand() == Cell{0, 1});
    CHECK(player.send(key_press(Key::down)).changed);
    CHECK(player.tile(1, 1) == 1);
    CHECK(player.in_hand() == Cell{1, 1});
    CHECK(player.view().cursor == Cell{1, 1});
    player.send(key_press(Key::space));
    CHECK_FALSE(player.in_hand());
    CHECK_FALSE(player.send(key_press(Key::left)).changed);
}

TEST_CASE("Shift with an arrow swaps without picking up; a barrier stops it and the cursor stays") {
    Player player(walled_level);
    player.send(key_press(Key::right));
    const InputOutcome outcome = player.send(key_press(Key::right, true));
    CHECK_FALSE(outcome.changed);
    CHECK(outcome.remark);
    CHECK(player.view().cursor == Cell{0, 0});
    CHECK(player.send(key_press(Key::down, true)).changed);
    CHECK(player.view().cursor == Cell{1, 0});
    CHECK_FALSE(player.in_hand());
}

TEST_CASE("Escape lets go of the tile, and is left to the program when nothing is held") {
    Player player;
    player.send(key_press(Key::enter));
    REQUIRE(player.in_hand());
    CHECK(player.send(key_press(Key::escape)).used);
    CHECK_FALSE(player.in_hand());
    CHECK_FALSE(player.send(key_press(Key::escape)).used);
}

TEST_CASE("the focus stops on the board, then on the map, and comes back the same way") {
    Player player;
    NumberSwapView& view = player.view();
    CHECK(step_focus(view, player.session(), false));
    CHECK(view.cursor);
    CHECK_FALSE(is_on_map(view));
    CHECK(step_focus(view, player.session(), false));
    CHECK(is_on_map(view));
    CHECK_FALSE(view.cursor);
    CHECK_FALSE(step_focus(view, player.session(), false));
    CHECK(step_focus(view, player.session(), true));
    CHECK(is_on_map(view));
    CHECK(step_focus(view, player.session(), true));
    CHECK(view.cursor);
    CHECK_FALSE(step_focus(view, player.session(), true));
}

TEST_CASE("on the map an arrow goes along a line and says the grid and how far it is from order") {
    Player player;
    NumberSwapView& view = player.view();
    REQUIRE(view.map);
    enter_map(view);
    CHECK(view.map->looked_at == view.map->here);
    bool has_moved = false;
    for (const Key key : {Key::left, Key::right, Key::up, Key::down}) {
        const InputOutcome outcome = player.send(key_press(key));
        CHECK(outcome.used);
        REQUIRE(outcome.aloud);
        CHECK(english(*outcome.aloud).find("swaps to go: ") != std::string::npos);
        has_moved = has_moved || view.map->looked_at != view.map->here;
    }
    CHECK(has_moved);
    CHECK(move_count(player.table) == 0);
}

TEST_CASE("a tap on a node of the map shows its grid, a second one hides it") {
    Player player;
    REQUIRE(player.view().map);
    const Point goal = player.view().map->point_of(0);
    player.tap(goal);
    CHECK(player.view().map->looked_at == 0);
    player.tap(goal);
    CHECK(player.view().map->looked_at == -1);
}

TEST_SUITE_END();
