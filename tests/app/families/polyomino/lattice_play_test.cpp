// Promise: Boards of hexagons, of triangles and of squares on their tips are played as those of squares: by mouse, finger and keys.

#include "app/board/shortcuts.h"
#include "app/families/polyomino/held.h"
#include "app/game/play/open_game.h"
#include "base/json.h"

#include <doctest.h>

#include <algorithm>
#include <set>
#include <string>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/polyomino/lattice_play");

namespace {

// A hexagon of side 2: a bent bar of three, three that meet, and a single hexagon.
constexpr std::string_view flower =
    "tessera 1 polyomino\nlattice hexagonal\n"
    "board\n . .\n. . .\n . .\nend\n"
    "piece B\nX X\n   X\nend\n"
    "piece V\nX X\n X\nend\n"
    "piece O\nX\nend\n";

// A triangle of side 3: a trapezium of three, one of five, and a single triangle.
constexpr std::string_view tent =
    "tessera 1 polyomino\nlattice triangular\n"
    "board\n  .\n ...\n.....\nend\n"
    "piece T\n XXX\nend\n"
    "piece F\nXXXXX\nend\n"
    "piece O\nX\nend\n";

// Eight squares on their tips: a square of four, a bent bar of three, and a single square.
constexpr std::string_view jagged =
    "tessera 1 polyomino\nlattice diagonal\n"
    "board\n .\n. .\n .\n  .\n . .\n  .\nend\n"
    "piece O\n X\nX X\n X\nend\n"
    "piece V\n X\nX X\nend\n"
    "piece I\nX\nend\n";

struct LatticePlayer {
    explicit LatticePlayer(std::string_view level) : table(*open_level(level)) {
        scene.area = {0, 0, 800, 600};
        scene.reduced_motion = true;
        with_game(table, [&](auto& session, auto& view) { position_changed(view, session, scene); });
    }

    PolyominoView& view() { return std::get<PolyominoView>(table.view); }
    const PolyominoSession& session() { return std::get<PolyominoSession>(table.session); }
    const polyomino::Level& level() { return session().level(); }

    void send(const InputEvent& event) {
        static_cast<void>(game_input(table, event, scene));
        with_game(table, [&](auto& own, auto& own_view) { lay_out(own_view, own, scene); });
    }
    void press(Key key) { send(key_press(key)); }
    // Returns where a shape's first cell is drawn in the tray, and where it would be on the board.
    Point in_tray(int piece) {
        const Spot place = tray_place(view(), session(), piece);
        const Cell first = shape_of(session(), piece, at(view().tray_orientation, piece)).cells.front();
        return place.corner + place.tiling->middle_of(first) * place.cell;
    }
    Point on_board(Cell cell) { return view().canvas.rect_of(cell).centre(); }
    // Returns the first place where the piece fits as it lies in the tray.
    polyomino::Placement fitting(int piece) {
        for (int index = 0; index < level().board.size(); ++index) {
            const polyomino::Placement placement{piece, at(view().tray_orientation, piece),
                                                 level().board.cell(index)};
            if (!why_it_does_not_fit(level(), session().state(), placement)) {
                return placement;
            }
        }
        return {-1, 0, {}};
    }
    void drag(Point from, Point to, bool is_touch) {
        for (const auto& [kind, at] :
             {std::pair{InputKind::press, from}, std::pair{InputKind::move, mix(from, to, 0.5F)},
              std::pair{InputKind::move, to}, std::pair{InputKind::release, to}}) {
            send(pointer(kind, at, is_touch));
        }
    }

    OpenGame table;
    Scene scene;
};

}  // namespace

TEST_CASE("a piece is dragged to where it fits on every flat lattice") {
    for (const std::string_view text : {flower, tent, jagged}) {
        for (int piece = 0; piece < 2; ++piece) {
            LatticePlayer player(text);
            const polyomino::Placement wanted = player.fitting(piece);
            REQUIRE(wanted.piece == piece);
            const Cell first = cells_of(player.level(), wanted).front();
            player.drag(player.in_tray(piece), player.on_board(first), false);
            REQUIRE(player.session().state().placed.size() == 1);
            CHECK(player.session().state().placed[0] == wanted);
        }
    }
}

TEST_CASE("all turns lead a piece back to how it lay, about the cell in hand, and two flips do") {
    for (const std::string_view text : {flower, tent, jagged}) {
        LatticePlayer player(text);
        const Point hand = player.view().canvas.board().centre();
        player.send(pointer(InputKind::press, player.in_tray(1), false));
        player.send(pointer(InputKind::move, hand, false));
        REQUIRE(player.view().held);
        const HeldPiece before = *player.view().held;
        std::set<int> seen;
        for (int turn = 0; turn < turns_around(player.level()); ++turn) {
            turn_held(player.view(), player.session());
            seen.insert(player.view().held->at.orientation);
            const Spot spot{floating_corner(player.view(), player.session()), player.view().canvas.cell(),
                            &player.view().canvas.tiling()};
            const Rect around = place_on_screen(spot, held_shape(player.view(), player.session())).inset(-1);
            CHECK(around.contains(hand));
        }
        CHECK(player.view().held->at.orientation == before.at.orientation);
        CHECK(player.view().held->grip == before.grip);
        CHECK(seen.size() > 1);
        turn_held(player.view(), player.session());
        turn_held(player.view(), player.session(), true);
        CHECK(player.view().held->at.orientation == before.at.orientation);
        flip_held(player.view(), player.session());
        flip_held(player.view(), player.session());
        CHECK(player.view().held->at.orientation == before.at.orientation);
    }
}

TEST_CASE("the keyboard alone solves a board of hexagons, and one of squares on their tips") {
    for (const std::string_view text : {flower, jagged}) {
        LatticePlayer player(text);
        for (int piece = 0; piece < 3; ++piece) {
            for (int tries = 0; tries < 12 && player.fitting(piece).piece < 0; ++tries) {
                turn_in_tray(player.view(), player.session(), piece);
            }
            const polyomino::Placement wanted = player.fitting(piece);
            REQUIRE(wanted.piece == piece);
            pick_with_key(player.view(), player.session(), piece);
            for (int step = 0; step < 12 && player.view().held->at.corner != wanted.corner; ++step) {
                const Point way =
                    player.on_board(wanted.corner) - player.on_board(player.view().held->at.corner);
                player.press(std::abs(way.y) > 1 ? way.y > 0 ? Key::down : Key::up
                             : way.x > 0         ? Key::right
                                                 : Key::left);
            }
            REQUIRE(player.view().held->at.corner == wanted.corner);
            player.press(Key::enter);
        }
        CHECK(player.session().is_solved());
    }
}

TEST_CASE("the cursor visits every cell of a board, and opposite arrows lead back") {
    for (const std::string_view text : {flower, tent, jagged}) {
        LatticePlayer player(text);
        std::set<Cell> reached{first_cell(player.level())};
        for (std::size_t before = 0; before != reached.size();) {
            before = reached.size();
            for (const Cell cell : std::set<Cell>(reached)) {
                for (const Cell arrow : neighbour_steps) {
                    const Cell next = open_cell_beside(player.level(), cell, arrow);
                    CHECK(player.level().board[next] == polyomino::Square::open);
                    reached.insert(next);
                }
                const Cell right = open_cell_beside(player.level(), cell, {0, 1});
                if (right != cell) {
                    CHECK(open_cell_beside(player.level(), right, {0, -1}) == cell);
                }
            }
        }
        CHECK(static_cast<int>(reached.size()) == open_cell_count(player.level()));
    }
}

TEST_CASE("on squares on their tips left and right keep to a row, and up and down lead to the next one") {
    LatticePlayer player(jagged);
    const auto place = [&](Cell cell) {
        return place_in_words(player.level(), cell);
    };
    const Cell start = *places_in_words(player.level())[Cell{1, 0}];
    CHECK(place(start) == Cell{2, 1});
    const Cell right = open_cell_beside(player.level(), start, {0, 1});
    CHECK(place(right) == Cell{2, 2});
    CHECK(open_cell_beside(player.level(), right, {0, 1}) == right);
    const Cell down = open_cell_beside(player.level(), right, {1, 0});
    CHECK(place(down).row == 3);
    CHECK(place(open_cell_beside(player.level(), down, {1, 0})).row == 4);
    CHECK(place(open_cell_beside(player.level(), down, {-1, 0})).row == 2);
}

TEST_CASE("cells are told by the rows of the drawing and by their places there") {
    LatticePlayer bees(flower);
    const auto places = places_in_words(bees.level());
    CHECK(places.rows() == 3);
    CHECK(places.columns() == 3);
    CHECK(place_in_words(bees.level(), *places[Cell{1, 2}]) == Cell{2, 3});
    LatticePlayer tents(tent);
    CHECK(places_in_words(tents.level()).columns() == 5);
    const Strings strings;
    BoardWords words(strings);
    put_in_words(words, tents.view(), tents.session());
    CHECK(words.text().find("3 rows and 5 columns") != std::string::npos);
    CHECK(words.text().find("open regions") == std::string::npos);  // there is one
}
