// Promise: Every letter of a piece set selects its pieces, and every command has a key that is no letter. Also:
//     browser/play.test.mjs.

#include "app/board/shortcuts.h"
#include "app/families/polyomino/held.h"
#include "app/game/play/open_game.h"
#include "games/polyomino/catalogue.h"

#include <doctest.h>

#include <algorithm>
#include <string>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/polyomino/input");

namespace {

// A board of 3 x 4 with three pieces:   V V L L      (V3, L4, P: one solution)
//                                       V P P L
//                                       P P P L
constexpr std::string_view small_level =
    "tessera 1 polyomino\n"
    "board\n....\n....\n....\nend\n"
    "piece V\nXX\nX.\nend\n"
    "piece L\nXX\n.X\n.X\nend\n"
    "piece P\n.XX\nXXX\nend\n";

// Returns a level with the pieces of a set on a board of six rows, and single cells for the rest.
std::string roomy_level(const std::string& set) {
    constexpr int rows = 6;
    constexpr int columns = 60;
    int room = rows * columns;
    for (const polyomino::Piece& piece : *polyomino::pieces_of_set(set)) {
        room -= piece.count * int_size(piece.shape.cells);
    }
    std::string text = "tessera 1 polyomino\nboard\n";
    for (int row = 0; row < rows; ++row) {
        text += std::string(columns, '.') + '\n';
    }
    return text + "end\nset " + set + "\npiece 0 x" + std::to_string(room) + "\nX\nend\n";
}

AnySession opened(std::string_view level) {
    auto game = open_level(level);
    REQUIRE(game);
    return std::move(*game);
}

// A player at a table, without a window.
struct Player {
    explicit Player(std::string_view level = small_level) : table(opened(level)) {
        scene.area = {0, 0, 800, 600};
        scene.reduced_motion = true;
        with_game(table, [&](auto& session, auto& view) { position_changed(view, session, scene); });
    }

    PolyominoView& view() { return std::get<PolyominoView>(table.view); }
    const PolyominoSession& session() { return std::get<PolyominoSession>(table.session); }

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
    Point cell(int row, int column) { return view().canvas.rect_of({row, column}).centre(); }
    // Returns the middle of the first cell of a piece in the tray.
    Point in_tray(int piece) {
        const Spot place = tray_place(view(), session(), piece);
        const Cell first = shape_of(session(), piece, at(view().tray_orientation, piece)).cells.front();
        return place.corner +
               Point{static_cast<float>(first.column) + 0.5F, static_cast<float>(first.row) + 0.5F} *
                   place.cell;
    }
    int placed_count() { return int_size(session().state().placed); }
    int in_hand() { return grasp(view()).item; }  // a piece; -1: none
    const polyomino::Shape& shape_in_hand() { return held_shape(view(), session()); }
    const polyomino::Shape& shape_in_tray(int piece) {
        return shape_of(session(), piece, at(view().tray_orientation, piece));
    }

    OpenGame table;
    Scene scene;
};

}  // namespace

TEST_CASE("a piece dragged from the tray lands where its ghost was") {
    Player player;
    const InputOutcome outcome = player.drag(player.in_tray(0), player.cell(0, 0));
    CHECK(outcome.changed);
    REQUIRE(player.placed_count() == 1);
    CHECK(player.session().state().placed[0] == polyomino::Placement{0, 0, {0, 0}});
    CHECK(player.in_hand() < 0);
}

TEST_CASE("a piece dropped on another one goes home and says why") {
    Player player;
    player.drag(player.in_tray(0), player.cell(0, 0));
    const InputOutcome outcome = player.drag(player.in_tray(1), player.cell(0, 0));
    CHECK_FALSE(outcome.changed);
    CHECK(outcome.remark);
    CHECK(player.placed_count() == 1);
    CHECK(player.in_hand() < 0);
}

TEST_CASE("a press that moves less than the threshold is a tap") {
    Player player;
    const Point start = player.in_tray(0);
    player.send(pointer(InputKind::press, start, true));
    player.send(pointer(InputKind::move, start + Point{5, 4}, true));
    player.send(pointer(InputKind::release, start + Point{5, 4}, true));
    CHECK(is_resting(player.view()));
}

TEST_CASE("a tap picks a piece and a tap on the board places it over that cell") {
    Player player;
    player.tap(player.in_tray(0));
    CHECK_FALSE(
        player.tap(player.cell(2, 3)).changed);  // in this orientation V cannot cover the lower right corner
    REQUIRE(player.in_hand() == 0);
    CHECK(is_over_board(player.view()));
    CHECK(player.tap(player.cell(0, 0)).changed);
    CHECK(player.placed_count() == 1);
}

TEST_CASE("a tap on the piece in hand turns it") {
    Player player;
    player.tap(player.in_tray(0));
    const polyomino::Shape before = player.shape_in_hand();
    player.tap(player.in_tray(0));
    REQUIRE(player.in_hand() == 0);
    CHECK(player.shape_in_hand() == turned(before));
}

TEST_CASE("a second finger gives the drag up") {
    Player player;
    player.send(pointer(InputKind::press, player.in_tray(0), true));
    player.send(pointer(InputKind::move, player.cell(1, 1), true));
    REQUIRE(player.in_hand() >= 0);
    player.send(pointer(InputKind::cancel, player.cell(1, 1), true));
    CHECK(player.in_hand() < 0);
    CHECK_FALSE(player.send(pointer(InputKind::release, player.cell(1, 1), true)).changed);
    CHECK(player.placed_count() == 0);
}

TEST_CASE("a dragging finger does not hide the piece") {
    Player player;
    const Point finger = player.cell(2, 1);
    player.send(pointer(InputKind::press, player.in_tray(0), true));
    player.send(pointer(InputKind::move, finger, true));
    REQUIRE(player.in_hand() >= 0);
    const float height = 2 * player.view().canvas.cell();
    CHECK(floating_corner(player.view(), player.session()).y + height < finger.y);
}

TEST_CASE("a piece dragged off the board to the tray is taken back") {
    Player player;
    player.drag(player.in_tray(0), player.cell(0, 0));
    CHECK(player.drag(player.cell(0, 0), player.in_tray(1)).changed);
    CHECK(player.placed_count() == 0);
}

TEST_CASE("a piece dragged on the board is one move from place to place") {
    Player player;
    player.drag(player.in_tray(0), player.cell(0, 0));
    CHECK(player.drag(player.cell(0, 0), player.cell(1, 2)).changed);
    CHECK(move_count(player.table) == 2);
    CHECK(player.session().state().placed[0].corner == Cell{1, 2});
}

TEST_CASE("the right button flips and the wheel turns what is in hand") {
    Player player;
    player.tap(player.in_tray(1), false);
    InputEvent press = pointer(InputKind::press, player.cell(1, 1));
    press.button = PressButton::second;
    player.send(press);
    const auto& pieces = player.session().level().pieces;
    CHECK(player.shape_in_hand() == flipped(pieces[1].shape));
    InputEvent wheel = pointer(InputKind::wheel, player.cell(1, 1));
    wheel.wheel = 1;
    player.send(wheel);
    CHECK(player.shape_in_hand() == turned(flipped(pieces[1].shape)));
    wheel.wheel = -1;
    player.send(wheel);
    CHECK(player.shape_in_hand() == flipped(pieces[1].shape));
}

TEST_CASE("the keyboard alone solves a puzzle") {
    Player player;
    const auto press = [&](std::string_view keys) {
        constexpr std::string_view arrows = "<>^v!";
        constexpr Key meant[] = {Key::left, Key::right, Key::up, Key::down, Key::enter};
        InputOutcome outcome;
        for (const char sign : keys) {
            const std::size_t arrow = arrows.find(sign);
            outcome = player.send(arrow < arrows.size() ? key_press(meant[arrow]) : character_press(sign));
        }
        return outcome;
    };
    press("V^^<<<!");
    CHECK(player.placed_count() == 1);
    press("L^^>>>!");
    CHECK(player.placed_count() == 2);
    const InputOutcome last = press("Pvv<<<!");
    CHECK(player.placed_count() == 3);
    CHECK(last.solved);
}

TEST_CASE("the focus goes through the pieces of the tray and then out of it") {
    Player player;
    PolyominoView& view = player.view();
    const std::vector<int> order = focus_order(view);
    REQUIRE(order.size() == 3);
    for (const int piece : order) {
        CHECK(step_focus(view, player.session(), false));
        CHECK(player.in_hand() == piece);
    }
    CHECK_FALSE(step_focus(view, player.session(), false));
    CHECK(step_focus(view, player.session(), true));
    CHECK(player.in_hand() == order[1]);
}

TEST_CASE("every letter of every set picks a piece that bears it, in the tray and on the board") {
    for (const std::string& set : polyomino::set_names()) {
        CAPTURE(set);
        Player player(roomy_level(set));
        const auto& pieces = player.session().level().pieces;
        const auto held_name = [&] {
            return player.in_hand() >= 0 ? at(pieces, player.in_hand()).name : std::string("none");
        };
        for (int piece = 0; piece < int_size(pieces); ++piece) {
            const char letter = at(pieces, piece).name.front();
            CAPTURE(letter);
            CHECK(takes_letter(player.session(), letter));
            CHECK(player.send(character_press(letter)).used);
            CHECK(held_name().front() == letter);
            player.send(key_press(Key::enter));
            REQUIRE(player.in_hand() < 0);  // placed where there was room
            player.send(key_press(Key::backspace));
        }
        const char letter = pieces.front().name.front();
        int laid = 0;
        for (bool is_any_left = true; is_any_left; ++laid) {  // all pieces with this letter
            player.send(character_press(letter));
            REQUIRE(player.in_hand() >= 0);
            rest_ghost(player.view(), player.session(), {0, 6 * laid});
            CHECK(player.send(key_press(Key::enter)).changed);
            is_any_left = false;
            for (int piece = 0; piece < int_size(pieces); ++piece) {
                is_any_left |=
                    at(pieces, piece).name.front() == letter && is_in_tray(player.session(), piece);
            }
        }
        player.send(character_press(letter));
        CHECK_FALSE(is_in_tray(player.session(), player.in_hand()));  // picked up from the board
        CHECK(held_name().front() == letter);
    }
}

TEST_CASE("a letter that no piece bears is a command, and one that a piece bears is none") {
    Player player;  // L, P and V
    for (const char letter : std::string_view("ZYHKJ")) {
        CHECK_FALSE(player.send(character_press(letter)).used);
        CHECK_FALSE(command_of(character_press(letter)).empty());
    }
    player.send(character_press('L'));
    const polyomino::Shape shape = player.shape_in_hand();
    player.send(character_press('R'));
    CHECK(player.shape_in_hand() == turned(shape));
    player.send(character_press('F'));
    CHECK(player.shape_in_hand() == flipped(turned(shape)));
    Player other(
        "tessera 1 polyomino\nboard\n......\n......\nend\npiece R\nXX\nX.\nend\npiece F\nXXX\nend\npiece "
        "L\nXXX\nXXX\nend\n");
    other.send(character_press('L'));
    other.send(character_press('R'));
    CHECK(other.in_hand() == 0);
    other.send(character_press('F'));
    CHECK(other.in_hand() == 1);
}

TEST_CASE("Shift with the arrows turns and flips what is in hand, whatever letters there are") {
    Player player;
    CHECK_FALSE(player.send(key_press(Key::right, true)).used);
    player.send(character_press('L'));
    const polyomino::Shape shape = player.shape_in_hand();
    player.send(key_press(Key::right, true));
    CHECK(player.shape_in_hand() == turned(shape));
    player.send(key_press(Key::left, true));
    CHECK(player.shape_in_hand() == shape);
    player.send(key_press(Key::down, true));
    CHECK(player.shape_in_hand() == flipped(shape));
}

TEST_CASE("the letter of a piece that is fixed says so") {
    Player player(
        "tessera 1 polyomino\nboard\n....\nend\npiece A\nXX\nend\npiece B\nXX\nend\nplace A 0 0 0\n");
    CHECK(player.send(character_press('A')).remark);
    CHECK(player.in_hand() < 0);
}

TEST_CASE("every command has a key that is no letter") {
    for (const Shortcut& shortcut : shortcuts) {
        CAPTURE(shortcut.command);
        CHECK_FALSE(shortcut.always.empty());
        CHECK((shortcut.sign != 0 || shortcut.key != Key::none || shortcut.command == "turn" ||
               shortcut.command == "flip"));
    }
    const auto none = [](char) {
        return false;
    };
    const auto all = [](char) {
        return true;
    };
    CHECK(keys_of("undo", none) == "Control+Z Z");
    CHECK(keys_of("undo", all) == "Control+Z");
    CHECK(keys_of("solve", none).empty());
}

TEST_CASE(
    "a piece lies in the tray as it did before a solution was laid, and as it lay when it is taken back by "
    "hand") {
    Player player;
    const std::vector<polyomino::Shape> before = {player.shape_in_tray(0), player.shape_in_tray(1),
                                                  player.shape_in_tray(2)};
    play_move_texts(player.table, {"place V 0 0 0", "place P 4 1 0"}, player.scene);
    REQUIRE(player.placed_count() > 0);
    rewind_game(player.table, Rewind::undo, player.scene);
    CHECK(player.placed_count() == 0);
    for (int piece = 0; piece < int_size(before); ++piece) {
        CHECK(player.shape_in_tray(piece) == at(before, piece));
    }
    player.send(character_press('L'));
    player.send(character_press('R'));
    const polyomino::Shape turned_to = player.shape_in_hand();
    rest_ghost(player.view(), player.session(), {1, 1});
    player.send(key_press(Key::enter));
    play_move_text(player.table, "place V 1 0 0", player.scene);
    REQUIRE(player.placed_count() == 2);
    player.view().cursor.reset();
    player.send(key_press(Key::backspace));
    CHECK(player.shape_in_tray(0) == shape_of(player.session(), 0, 1));
    CHECK(player.shape_in_tray(1) == turned_to);
}

TEST_CASE("backspace takes back the piece placed last") {
    Player player;
    player.drag(player.in_tray(0), player.cell(0, 0));
    CHECK(player.send(key_press(Key::backspace)).changed);
    CHECK(player.placed_count() == 0);
}

TEST_CASE("turning keeps a cell of the piece under the hand") {
    Player player;
    player.send(pointer(InputKind::press, player.in_tray(1)));
    player.send(pointer(InputKind::move, player.cell(1, 1)));
    for (int turn = 0; turn < 4; ++turn) {
        turn_held(player.view(), player.session());
        const auto& cells = player.shape_in_hand().cells;
        const Point from_corner = player.cell(1, 1) - floating_corner(player.view(), player.session());
        const float size = player.view().canvas.cell();
        const Cell under{static_cast<int>(from_corner.y / size), static_cast<int>(from_corner.x / size)};
        CHECK(std::find(cells.begin(), cells.end(), under) != cells.end());
    }
}

TEST_CASE("a drag costs as many look-ups on a large board with many pieces as on a small one") {
    const auto look_ups_of_drag = [](std::string_view params) {
        OpenGame game(Session<Polyomino>(*Polyomino::generate(*Polyomino::parse_params(params), 1)));
        auto& view = std::get<PolyominoView>(game.view);
        const auto& session = std::get<PolyominoSession>(game.session);
        Scene scene;
        scene.area = {0, 0, 1200, 900};
        position_changed(view, session, scene);
        const Spot from = tray_place(view, session, 0);
        const Cell first = shape_of(session, 0, 0).cells.front();
        const Point start =
            from.corner +
            Point{static_cast<float>(first.column) + 0.5F, static_cast<float>(first.row) + 0.5F} * from.cell;
        game_input(game, pointer(InputKind::press, start), scene);
        game_input(game, pointer(InputKind::move, view.canvas.board().corner()), scene);
        REQUIRE(view.held);
        const std::int64_t before = view.held->landing.look_ups();
        constexpr int moves = 50;
        for (int move = 0; move < moves; ++move) {
            const auto share = static_cast<float>(move) / moves;
            const Rect board = view.canvas.board();
            const Point to{board.x + board.width * share, board.y + board.height * share};
            game_input(game, pointer(InputKind::move, to), scene);
        }
        REQUIRE(view.held);
        return view.held->landing.look_ups() - before;
    };
    const std::int64_t small = look_ups_of_drag("size 11x5 pieces 11");
    const std::int64_t large = look_ups_of_drag("size 60x60 pieces 90");
    CAPTURE(small);
    CAPTURE(large);
    CHECK(large <= 2 * small);
    CHECK(small <= 50 * 11);
}

TEST_SUITE_END();
