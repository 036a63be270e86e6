// Promise: Boards of cubes and of balls are played in layers and in a picture: by mouse, finger and keys.

#include "app/families/polyomino/space_hand.h"
#include "app/families/polyomino/space_scene.h"
#include "app/game/play/open_game.h"
#include "base/json.h"
#include "games/polyomino/lattice/unfolding.h"
#include "games/polyomino/lattice_shape.h"

#include <doctest.h>

#include <algorithm>
#include <set>
#include <string>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/polyomino/space_play");

namespace {

constexpr std::string_view small_cube =
    "tessera 1 polyomino\nlattice cubic\n"
    "board\n..\n..\n-\n..\n..\nend\n"
    "piece V\nXX\nX#\nend\n"
    "piece S\n##\n#X\n-\nXX\nXX\nend\n";

constexpr std::string_view small_pyramid =
    "tessera 1 polyomino\nlattice sphere\n"
    "board\n...\n...\n...\n-\n..\n..\n-\n.\nend\n"
    "piece Q\nXX\nXX\nend\n"
    "piece P\nXX\nXX\nend\n"
    "piece L\nXXX\nX##\nend\n"
    "piece I\nXX\nend\n";

// The boxed game's board, on which a phone has room for one layer at a time.
constexpr std::string_view large_pyramid =
    "tessera 1 polyomino\nlattice sphere\n"
    "board\n.....\n.....\n.....\n.....\n.....\n-\n....\n....\n....\n....\n-\n...\n...\n...\n-\n..\n..\n-\n."
    "\nend\n"
    "piece F\nXX#\n#XX\n#X#\nend\n"
    "piece I x13\nXXXX\nend\n";

constexpr std::array<std::string_view, 3> boards = {small_cube, small_pyramid, large_pyramid};
constexpr Rect upright_phone{0, 0, 390, 700};

struct SpacePlayer {
    explicit SpacePlayer(std::string_view level, Rect area = {0, 0, 800, 600}) : table(*open_level(level)) {
        scene.area = area;
        scene.reduced_motion = true;
        with_game(table, [&](auto& session, auto& view) { position_changed(view, session, scene); });
    }

    PolyominoView& view() { return std::get<PolyominoView>(table.view); }
    const PolyominoSession& session() { return std::get<PolyominoSession>(table.session); }
    const polyomino::Level& level() { return session().level(); }
    const polyomino::Lattice& lattice() { return *level().lattice; }

    void send(const InputEvent& event) {
        static_cast<void>(game_input(table, event, scene));
        with_game(table, [&](auto& own, auto& own_view) { lay_out(own_view, own, scene); });
    }
    void press(Key key, bool shift = false) { send(key_press(key, shift)); }
    Point in_tray(int piece) {
        const Spot place = tray_place(view(), session(), piece);
        const Cell first = shape_of(session(), piece, at(view().tray_orientation, piece)).cells.front();
        return place.corner + place.tiling->middle_of(first) * place.cell;
    }
    int layer_of(Cell cell) { return polyomino::folded_step(lattice(), cell).layer; }
    // Where a cell is, after its layer was brought into sight by the arrows over it.
    Point on_board(Cell cell) {
        const space::Table& space = *view().space;
        while (space.arrangement.has_one && space.worked != layer_of(cell)) {
            const Rect caption = view().canvas.on_screen(space.arrangement.caption);
            tap({space.worked < layer_of(cell) ? caption.right() - 8 : caption.x + 8, caption.centre().y});
        }
        return view().canvas.rect_of(cell).centre();
    }
    void tap(Point point) {
        send(pointer(InputKind::press, point, true));
        send(pointer(InputKind::release, point, true));
    }
    Point in_picture(Cell cell) {
        return space::picture_sight(view(), level()).middle(polyomino::folded_step(lattice(), cell));
    }
    std::vector<Cell> open_cells() { return open_cells_of(level().board); }
    void drag(Point from, Point to, bool is_touch = false) {
        for (const auto& [kind, at] :
             {std::pair{InputKind::press, from}, std::pair{InputKind::move, mix(from, to, 0.5F)},
              std::pair{InputKind::move, to}, std::pair{InputKind::release, to}}) {
            send(pointer(kind, at, is_touch));
        }
    }
    // Returns all places where a piece fits as it lies in the tray.
    std::vector<polyomino::Placement> fitting(int piece) {
        std::vector<polyomino::Placement> all;
        for (int index = 0; index < level().board.size(); ++index) {
            const polyomino::Placement placement{piece, at(view().tray_orientation, piece),
                                                 level().board.cell(index)};
            if (!why_it_does_not_fit(level(), session().state(), placement)) {
                all.push_back(placement);
            }
        }
        return all;
    }

    OpenGame table;
    Scene scene;
};

const std::vector<Rect> screens = {
    {0, 0, 1280, 720}, {0, 0, 390, 700}, {0, 0, 320, 460}, {0, 0, 844, 320}, {0, 0, 1920, 1000}};

}  // namespace

TEST_CASE("every cell of a board in space has its own place on every screen, and is found there") {
    for (const std::string_view text : boards) {
        for (const Rect& screen : screens) {
            SpacePlayer player(text, screen);
            std::vector<Rect> taken;
            int layer = 0;
            for (const Cell cell : player.open_cells()) {
                const Point middle = player.on_board(cell);
                if (player.view().space->arrangement.has_one && layer != player.layer_of(cell)) {
                    taken.clear();
                    layer = player.layer_of(cell);
                }
                CHECK(player.view().canvas.cell_at(middle) == cell);
                CHECK(screen.contains(middle));
                const float side = player.view().canvas.cell();
                taken.push_back(centred(middle, side * 0.99F, side * 0.99F));
            }
            const space::Arrangement& arrangement = player.view().space->arrangement;
            taken.push_back(player.view().canvas.on_screen(arrangement.picture));
            taken.push_back(player.view().canvas.on_screen(arrangement.slider));
            taken.push_back(player.view().canvas.on_screen(arrangement.caption));
            for (const Rect& turn : arrangement.turns) {
                taken.push_back(player.view().canvas.on_screen(turn));
            }
            for (std::size_t one = 0; one < taken.size(); ++one) {
                for (std::size_t other = 0; other < one; ++other) {
                    CHECK_FALSE(do_overlap(taken[one].inset(0.5F), taken[other].inset(0.5F)));
                }
                CHECK_FALSE(do_overlap(taken[one], player.view().tray.area));
            }
        }
    }
}

TEST_CASE("cells are of a size to be touched on a phone") {
    for (const std::string_view text : boards) {
        CHECK(SpacePlayer(text, upright_phone).view().canvas.cell() >= 42);
        CHECK(SpacePlayer(text, {0, 0, 360, 560}).view().canvas.cell() >= 36);
        CHECK(SpacePlayer(text, {0, 0, 844, 300}).view().canvas.cell() >= 30);
    }
    CHECK(SpacePlayer(large_pyramid, upright_phone).view().space->arrangement.has_one);
    CHECK_FALSE(SpacePlayer(large_pyramid, {0, 0, 1280, 720}).view().space->arrangement.has_one);
}

TEST_CASE("a swipe on the layer in sight leads to the next, and changes nothing else") {
    SpacePlayer player(large_pyramid, upright_phone);
    const space::Table& space = *player.view().space;
    const Point middle = player.on_board({2, 2});
    const auto swipe = [&](float by) {
        player.drag(middle, middle + Point{by, 4}, true);
    };
    swipe(-80);
    CHECK(space.worked == 1);
    swipe(-80);
    CHECK(space.worked == 2);
    swipe(80);
    CHECK(space.worked == 1);
    for (int tries = 0; tries < 9; ++tries) {
        swipe(-80);
    }
    CHECK(space.worked == 4);
    swipe(-12);
    player.drag(middle, middle + Point{-40, 60}, true);
    CHECK(space.worked == 4);
    for (int tries = 0; tries < 9; ++tries) {
        swipe(80);
    }
    CHECK(space.worked == 0);
    pick_with_key(player.view(), player.session(), 0);
    player.press(Key::left);
    const auto held = player.view().held->at;
    const Point free = player.on_board({4, 4});
    player.drag(free, free + Point{-80, 0}, true);
    CHECK(space.worked == 1);
    CHECK(player.session().state().placed.empty());
    REQUIRE(player.view().held);
    CHECK(player.view().held->at == held);
}

TEST_CASE("a piece that is dragged over the layer in sight is moved, and no swipe") {
    SpacePlayer player(large_pyramid, upright_phone);
    player.drag(player.in_tray(0), player.on_board({1, 1}));
    REQUIRE(player.session().state().placed.size() == 1);
    const auto before = player.session().state().placed[0];
    const Cell first = cells_of(player.level(), before).front();
    const Point from = player.on_board(first);
    player.drag(from, from + Point{player.view().canvas.cell(), 0});
    CHECK(player.view().space->worked == 0);
    REQUIRE(player.session().state().placed.size() == 1);
    CHECK_FALSE(player.session().state().placed[0] == before);
}

TEST_CASE("the layer of what the keyboard or a hint points at comes into sight, once") {
    SpacePlayer player(large_pyramid, upright_phone);
    const space::Table& space = *player.view().space;
    player.press(Key::right);
    for (int layer = 1; layer < 5; ++layer) {
        player.press(Key::page_up);
        CHECK(space.worked == layer);
    }
    const Point middle = player.on_board({2, 2});
    CHECK(space.worked == 0);  // the cursor does not hold the layer back
    player.drag(middle, middle + Point{-80, 0}, true);
    CHECK(space.worked == 1);
    player.view().lit = HintStep{say("look here"), {player.open_cells()[51]}, {}};
    with_game(player.table, [&](auto& own, auto& own_view) { lay_out(own_view, own, player.scene); });
    CHECK(space.worked == 3);
}

TEST_CASE(
    "the picture shows no two cells at the same place, and the nearer one of two in a line is asked first") {
    for (const std::string_view text : boards) {
        SpacePlayer player(text);
        const auto cells = player.open_cells();
        const Rect picture = player.view().canvas.on_screen(player.view().space->arrangement.picture);
        std::set<std::pair<int, int>> seen;
        for (const Cell cell : cells) {
            const Point place = player.in_picture(cell);
            CHECK(picture.contains(place));
            CHECK(seen.insert({static_cast<int>(place.x), static_cast<int>(place.y)}).second);
        }
    }
}

TEST_CASE("a piece is dragged to each place where it fits, over the layers") {
    for (const std::string_view text : boards) {
        for (int piece = 0; piece < 2; ++piece) {
            const auto places = SpacePlayer(text).fitting(piece);
            REQUIRE_FALSE(places.empty());
            for (const polyomino::Placement& wanted : places) {
                SpacePlayer player(text);
                player.drag(player.in_tray(piece), player.on_board(cells_of(player.level(), wanted).front()));
                REQUIRE(player.session().state().placed.size() == 1);
                CHECK(player.session().state().placed[0] == wanted);
            }
        }
    }
}

TEST_CASE("a piece is dragged by a finger into the picture, and away from the board again") {
    SpacePlayer player(small_pyramid);
    const auto places = player.fitting(0);
    player.drag(player.in_tray(0), player.in_picture(cells_of(player.level(), places.back()).front()));
    REQUIRE(player.session().state().placed.size() == 1);
    const polyomino::Placement placed = player.session().state().placed[0];
    const Cell first = cells_of(player.level(), placed).front();
    player.drag(player.on_board(first), player.view().tray.area.centre());
    CHECK(player.session().state().placed.empty());
}

TEST_CASE("a piece that fits nowhere near is refused with a reason, and nothing changes") {
    SpacePlayer player(small_cube);
    player.drag(player.in_tray(0), player.on_board(player.open_cells().front()));
    REQUIRE(player.session().state().placed.size() == 1);
    const auto before = player.session().state();
    // The cells of the lowest layer are taken, and the other piece does not fit there as it lies.
    const Point from = player.in_tray(1);
    player.send(pointer(InputKind::press, from));
    player.send(pointer(InputKind::move, player.on_board(player.open_cells().front())));
    REQUIRE(player.view().held);
    const bool fits = player.view().held->is_legal;
    player.send(pointer(InputKind::release, player.on_board(player.open_cells().front())));
    CHECK((fits || player.session().state() == before));
}

TEST_CASE("four turns about each axis lead a piece back, and the axes reach every way it can lie") {
    for (const std::string_view text : boards) {
        SpacePlayer player(text);
        const int piece = 1;
        pick_with_key(player.view(), player.session(), piece);
        std::set<int> seen;
        std::vector<int> open = {player.view().held->at.orientation};
        while (!open.empty()) {
            const int orientation = open.back();
            open.pop_back();
            if (!seen.insert(orientation).second) {
                continue;
            }
            for (const space::Axis axis : space::axes) {
                player.view().held->at.orientation = orientation;
                for (int quarter = 0; quarter < 4; ++quarter) {
                    space::turn(player.view(), player.session(), axis, false);
                    open.push_back(player.view().held->at.orientation);
                }
                CHECK(player.view().held->at.orientation == orientation);
                space::turn(player.view(), player.session(), axis, false);
                space::turn(player.view(), player.session(), axis, true);
                CHECK(player.view().held->at.orientation == orientation);
            }
        }
        CHECK(seen.size() == at(player.level().pieces, piece).orientations.size());
    }
}

TEST_CASE("a turn keeps the cell in the hand under the pointer") {
    for (const std::string_view text : boards) {
        SpacePlayer player(text);
        player.send(pointer(InputKind::press, player.in_tray(1)));
        player.send(pointer(InputKind::move, player.view().canvas.board().centre()));
        for (const space::Axis axis : space::axes) {
            space::turn(player.view(), player.session(), axis, false);
            const polyomino::Shape& shape = held_shape(player.view(), player.session());
            const Tiling& tiling = tiling_of(player.level());
            CHECK(std::any_of(shape.cells.begin(), shape.cells.end(), [&](Cell part) {
                return distance(tiling.middle_of(part), player.view().held->grip) < 0.01F;
            }));
        }
    }
}

TEST_CASE("the keyboard alone solves a cube: pages change the layer") {
    SpacePlayer player(small_cube);
    const polyomino::Level& level = player.level();
    // V in a corner of the lowest layer leaves the other piece as it lies.
    for (const int piece : {0, 1}) {
        pick_with_key(player.view(), player.session(), piece);
        for (int tries = 0; tries < 24 && player.fitting(piece).empty(); ++tries) {
            player.press(Key::up, true);
            player.press(Key::right, true);
        }
        const auto places = player.fitting(piece);
        REQUIRE_FALSE(places.empty());
        const polyomino::Placement wanted = places.front();
        for (int step = 0; step < 12 && player.view().held->at.corner != wanted.corner; ++step) {
            const auto here = polyomino::folded_step(*level.lattice, player.view().held->at.corner);
            const auto there = polyomino::folded_step(*level.lattice, wanted.corner);
            player.press(here.layer != there.layer ? here.layer < there.layer ? Key::page_up : Key::page_down
                         : here.row != there.row   ? here.row < there.row ? Key::down : Key::up
                         : here.column < there.column ? Key::right
                                                      : Key::left);
        }
        CHECK(player.view().held->at.corner == wanted.corner);
        player.press(Key::enter);
    }
    CHECK(player.session().is_solved());
}

TEST_CASE("the cursor goes through all cells by arrows and pages") {
    for (const std::string_view text : boards) {
        SpacePlayer player(text);
        std::set<std::pair<int, int>> seen;
        player.press(Key::right);
        std::vector<Cell> open = {*player.view().cursor};
        while (!open.empty()) {
            const Cell from = open.back();
            open.pop_back();
            if (!seen.insert({from.row, from.column}).second) {
                continue;
            }
            for (const Key key : {Key::left, Key::right, Key::up, Key::down, Key::page_up, Key::page_down}) {
                player.view().cursor = from;
                player.press(key);
                open.push_back(*player.view().cursor);
            }
        }
        CHECK(seen.size() == player.open_cells().size());
    }
}

TEST_CASE("a drag or two fingers on the picture turn it, the slider peels it, and none moves a piece") {
    SpacePlayer player(small_pyramid);
    const Rect picture = player.view().canvas.on_screen(player.view().space->arrangement.picture);
    const space::Camera before = player.view().space->camera;
    player.drag(picture.centre(), picture.centre() + Point{40, 25}, true);
    CHECK(player.view().space->camera.turn != before.turn);
    CHECK(player.view().space->camera.tilt > before.tilt);
    const float dragged = player.view().space->camera.turn;
    for (const Point at : {picture.centre(), Point{picture.x - 5, picture.y}}) {
        InputEvent twist = pointer(InputKind::twist, at, true);
        twist.twist = 0.5F;
        player.send(twist);
        CHECK(player.view().space->camera.turn == doctest::Approx(dragged + 0.5F));  // by that on it alone
    }
    const Rect slider = player.view().canvas.on_screen(player.view().space->arrangement.slider);
    CHECK(player.view().space->shown == 3);
    player.drag({slider.centre().x, slider.y + 2}, {slider.centre().x, slider.bottom() - 2});
    CHECK(player.view().space->shown == 1);
    player.press(Key::home);
    player.press(Key::end);
    CHECK(player.session().state().placed.empty());
    CHECK_FALSE(player.view().held);
}

TEST_CASE("the pictures of the next turns are buttons") {
    SpacePlayer player(small_pyramid);
    player.send(pointer(InputKind::press, player.in_tray(2), true));
    player.send(pointer(InputKind::release, player.in_tray(2), true));
    REQUIRE(player.view().held);
    for (const space::Axis axis : space::axes) {
        const polyomino::Shape before = held_shape(player.view(), player.session());
        const Point button =
            player.view()
                .canvas.on_screen(at(player.view().space->arrangement.turns, static_cast<int>(axis)))
                .centre();
        player.send(pointer(InputKind::press, button, true));
        player.send(pointer(InputKind::release, button, true));
        REQUIRE(player.view().held);
        CHECK(held_shape(player.view(), player.session()) ==
              space::turned_about(player.lattice(), axis, before, before.cells.front()).shape);
    }
}

TEST_CASE("words name layers") {
    SpacePlayer player(small_pyramid);
    player.press(Key::right);
    player.press(Key::page_up);
    const Strings strings;
    BoardWords words(strings);
    put_in_words(words, player.view(), player.session());
    CHECK(words.text().find("he board has 3 layers, the lowest first") != std::string::npos);
    CHECK(words.text().find("Layer 3") != std::string::npos);
    CHECK(words.text().find("ayer 2, row 1, column 1: empty") != std::string::npos);
    CHECK(words.text().find("ow 1: empty \xC3\x97"
                            "3") != std::string::npos);
}

TEST_SUITE_END();
