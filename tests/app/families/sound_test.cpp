#include "app/families/edge_match/held.h"
#include "app/families/polyomino/held.h"
#include "app/game/play/open_game.h"

#include <doctest.h>

#include <string>
#include <utility>
#include <vector>

using namespace tessera;
using platform::Sound;

TEST_SUITE_BEGIN("app/families/sound");

namespace {

using Sounds = std::vector<Sound>;

// A player at a table who records the sounds.
struct Listener {
    explicit Listener(std::string_view level) : table(*open_level(level)) {
        scene.area = {0, 0, 900, 500};
        scene.reduced_motion = true;
        with_game(table, [&](auto& session, auto& view) { position_changed(view, session, scene); });
    }

    // Returns the sounds since the last call.
    Sounds heard() { return std::exchange(sounds, {}); }
    void note(const InputOutcome& outcome) {
        if (outcome.sound) {
            sounds.push_back(*outcome.sound);
            notes = outcome.notes;
        }
        with_game(table, [&](auto& session, auto& view) { lay_out(view, session, scene); });
    }
    Sounds keys(const std::vector<InputEvent>& events) {
        for (const InputEvent& event : events) {
            note(game_input(table, event, scene));
        }
        return heard();
    }
    Sounds tool(std::string_view name) {
        note(use_game_tool(table, name, scene));
        return heard();
    }
    Sounds tap(Point at) {
        return keys({pointer(InputKind::press, at, true), pointer(InputKind::release, at, true)});
    }
    Sounds drag(Point from, Point to) {
        return keys({pointer(InputKind::press, from), pointer(InputKind::move, mix(from, to, 0.5F)),
                     pointer(InputKind::move, to), pointer(InputKind::release, to)});
    }
    Sounds wheel(Point at) {
        InputEvent event = pointer(InputKind::wheel, at);
        event.wheel = 1;
        return keys({event});
    }
    template <class View>
    Point cell(int row, int column) {
        return std::get<View>(table.view).canvas.rect_of({row, column}).centre();
    }

    OpenGame table;
    Scene scene;
    Sounds sounds;
    std::vector<int> notes;  // of the last sound
};

//   V V L L
//   V P P L
//   P P P L
struct PieceListener : Listener {
    PieceListener()
        : Listener(
              "tessera 1 polyomino\nboard\n....\n....\n....\nend\npiece V\nXX\nX.\nend\n"
              "piece L\nXX\n.X\n.X\nend\npiece P\n.XX\nXXX\nend\n") {}

    Point on_board(int row, int column) { return cell<PolyominoView>(row, column); }
    Point in_tray(int piece) {
        const auto& view = std::get<PolyominoView>(table.view);
        const auto& session = std::get<PolyominoSession>(table.session);
        const Spot place = tray_place(view, session, piece);
        const Cell first = shape_of(session, piece, at(view.tray_orientation, piece)).cells.front();
        const Point middle{static_cast<float>(first.column) + 0.5F, static_cast<float>(first.row) + 0.5F};
        return place.corner + middle * place.cell;
    }
};

}  // namespace

TEST_CASE("a piece is heard when it is picked up, when it is laid, and when it comes off the board") {
    PieceListener player;
    CHECK(player.drag(player.in_tray(0), player.on_board(0, 0)) == Sounds{Sound::pick, Sound::snap});
    CHECK(player.drag(player.on_board(0, 0), player.in_tray(0)) == Sounds{Sound::pick, Sound::pick});
    CHECK(player.tap(player.in_tray(1)) == Sounds{Sound::pick});
    CHECK(player.keys({key_press(Key::escape)}).empty());
}

TEST_CASE("a piece is heard when it is turned or flipped, in the hand and in the tray") {
    PieceListener player;
    CHECK(player.wheel(player.in_tray(1)) == Sounds{Sound::turn});
    CHECK(player.tap(player.in_tray(1)) == Sounds{Sound::pick});
    CHECK(player.tap(player.in_tray(1)) == Sounds{Sound::turn});
    CHECK(player.keys({character_press('R')}) == Sounds{Sound::turn});
    CHECK(player.tool("flip") == Sounds{Sound::turn});
    CHECK(player.keys({key_press(Key::left)}).empty());
}

TEST_CASE("a piece that does not fit is refused, and the last one wins") {
    PieceListener player;
    player.drag(player.in_tray(0), player.on_board(0, 0));
    CHECK(player.drag(player.in_tray(1), player.on_board(0, 0)) == Sounds{Sound::pick, Sound::refuse});
    CHECK(player.drag(player.in_tray(1), player.on_board(0, 2)) == Sounds{Sound::pick, Sound::snap});
    CHECK(player.drag(player.in_tray(2), player.on_board(1, 1)) == Sounds{Sound::pick, Sound::win});
}

TEST_CASE("each piece has its note, and a win sounds in all of them, the last one first") {
    PieceListener player;
    player.drag(player.in_tray(1), player.on_board(0, 2));
    CHECK(player.notes == std::vector{1});
    player.drag(player.in_tray(0), player.on_board(0, 0));
    CHECK(player.notes == std::vector{0});
    player.drag(player.on_board(0, 0), player.in_tray(0));
    player.drag(player.in_tray(0), player.on_board(0, 0));
    player.drag(player.in_tray(2), player.on_board(1, 1));
    CHECK(player.notes == std::vector{2, 0, 1});
}

TEST_CASE("a tile is heard when it is picked, turned where it lies, exchanged and taken back") {
    Listener player("tessera 1 edge_match\nsize 3x1\ntiles\n=A------ =B--=A-- ----=B--\nend\n");
    const auto in_tray = [&](int tile) {
        return tray_place(std::get<EdgeMatchView>(player.table.view), tile).centre();
    };
    const auto on_board = [&](int column) {
        return player.cell<EdgeMatchView>(0, column);
    };
    CHECK(player.wheel(in_tray(0)) == Sounds{Sound::turn});
    CHECK(player.drag(in_tray(1), on_board(1)) == Sounds{Sound::pick, Sound::snap});
    CHECK(player.wheel(on_board(1)) == Sounds{Sound::turn});
    CHECK(player.drag(on_board(1), on_board(0)) == Sounds{Sound::pick, Sound::snap});
    CHECK(player.tap(on_board(0)) == Sounds{Sound::pick});
    CHECK(player.tap(on_board(0)) == Sounds{Sound::turn});
    CHECK(player.keys({key_press(Key::backspace)}) == Sounds{Sound::pick});
}

TEST_CASE("the last tile wins") {
    Listener player("tessera 1 edge_match\nsize 3x1\ntiles\n=A------ =B--=A-- ----=B--\nend\n");
    for (int tile = 0; tile < 3; ++tile) {
        const Point start = tray_place(std::get<EdgeMatchView>(player.table.view), tile).centre();
        const Sound last = tile < 2 ? Sound::snap : Sound::win;
        CHECK(player.drag(start, player.cell<EdgeMatchView>(0, tile)) == Sounds{Sound::pick, last});
    }
    CHECK(player.notes == std::vector{2, 1, 0});
}

TEST_CASE("tiles that change places are heard, a barrier refuses, order wins") {
    Listener player("tessera 1 number_swap\ngrid\n2 1 3\n4 6 5\nend\nbarrier 0 0 1 0\n");
    const auto on_board = [&](int row, int column) {
        return player.cell<NumberSwapView>(row, column);
    };
    CHECK(player.tap(on_board(0, 0)) == Sounds{Sound::pick});
    CHECK(player.tap(on_board(0, 0)).empty());
    CHECK(player.drag(on_board(0, 0), on_board(1, 0)) == Sounds{Sound::pick, Sound::refuse});
    CHECK(player.drag(on_board(0, 0), on_board(0, 1)) == Sounds{Sound::pick, Sound::snap});
    CHECK(player.keys({key_press(Key::right), key_press(Key::right), key_press(Key::down)}).empty());
    CHECK(player.keys({key_press(Key::enter)}) == Sounds{Sound::pick});
    CHECK(player.keys({key_press(Key::right)}) == Sounds{Sound::win});
}

TEST_SUITE_END();
