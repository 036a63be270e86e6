// Promise: A piece that is picked, turned or flipped moves to its new place, wherever it is; with reduced motion it is there at once.

#include "app/ui/motion.h"

#include "app/families/edge_match/held.h"
#include "app/families/polyomino/held.h"
#include "app/game/play/open_game.h"
#include "app/ui/unseen_canvas.h"

#include <doctest.h>

#include <string_view>
#include <vector>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/motion");

namespace {

constexpr std::string_view pieces_text =
    "tessera 1 polyomino\nboard\n....\n....\n....\nend\npiece L\nXXX\nX..\nend\npiece I\nXXXX\nend\npiece "
    "O\nXX\nXX\nend\n";
constexpr std::string_view tiles_text =
    "tessera 1 edge_match\nsize 3x1\ntiles\n=A------ =B--=A-- ----=B--\nend\n";
constexpr double start_ms = 1000;

// A table of a family at this time, without a window.
template <class G, class View>
struct Table {
    explicit Table(std::string_view level) : session(*G::parse_level(level)) {
        scene.area = {0, 0, 600, 600};
        position_changed(view, session, scene);
        lay_out(view, session, scene);
        view.now_ms = start_ms;
    }
    void play(const typename G::Move& move) {
        REQUIRE(session.play(move));
        position_changed(view, session, scene);
    }
    // Returns the corners of all that is drawn at this time, one after the other.
    std::vector<float> drawn(double now_ms) {
        scene.now_ms = now_ms;
        UnseenCanvas canvas;
        draw_board(canvas.painter, view, session, scene);
        std::vector<float> corners;
        for (const ImDrawVert& corner : canvas.list.VtxBuffer) {
            corners.push_back(corner.pos.x);
            corners.push_back(corner.pos.y);
        }
        return corners;
    }
    // True if what was done at start_ms is on its way for so long, and then rests.
    bool is_on_its_way(double duration_ms) {
        const std::vector<float> last = drawn(start_ms + 10000);
        return is_moving(view, start_ms) && !is_moving(view, start_ms + duration_ms) &&
               drawn(start_ms) != last && drawn(start_ms + duration_ms / 3) != drawn(start_ms) &&
               drawn(start_ms + duration_ms / 3) != last && drawn(start_ms + duration_ms) == last;
    }

    Session<G> session;
    View view;
    Scene scene;
};

struct Pieces : Table<Polyomino, PolyominoView> {
    Pieces() : Table(pieces_text) {}
};

struct Tiles : Table<EdgeMatch, EdgeMatchView> {
    Tiles() : Table(tiles_text) {}
};

// Acts with and without reduced motion: true if it is seen with motion, and drawn at once without.
template <class Kind, class Act>
bool moves(const Act& act, double duration_ms) {
    Kind quick;
    quick.view.reduced_motion = true;
    act(quick);
    Kind slow;
    act(slow);
    return slow.is_on_its_way(duration_ms) && !is_moving(quick.view, start_ms) &&
           quick.drawn(start_ms) == quick.drawn(start_ms + 10000);
}

}  // namespace

TEST_CASE("a piece turns where it is: in the tray, at rest over the board, in the hand") {
    CHECK(moves<Pieces>([](Pieces& table) { turn_in_tray(table.view, table.session, 0); }, spin_ms));
    CHECK(moves<Pieces>([](Pieces& table) { flip_in_tray(table.view, table.session, 0); }, spin_ms));
    CHECK(moves<Pieces>(
        [](Pieces& table) {
            pick_from_tray(table.view, table.session, 0, HeldPiece::Mode::resting);
            turn_held(table.view, table.session);
        },
        spin_ms));
    CHECK(moves<Pieces>(
        [](Pieces& table) {
            pick_from_tray(table.view, table.session, 0, HeldPiece::Mode::resting);
            rest_ghost(table.view, table.session, {0, 0});
            flip_held(table.view, table.session);
        },
        spin_ms));
    Pieces table;
    table.view.now_ms = 0;
    pick_from_tray(table.view, table.session, 0, HeldPiece::Mode::hovering);
    move_hand(table.view, table.session, {300, 300});
    table.view.now_ms = start_ms;
    turn_held(table.view, table.session);
    CHECK(table.is_on_its_way(spin_ms));
}

TEST_CASE("a piece that looks the same after a turn does not move") {
    Pieces table;
    flip_in_tray(table.view, table.session, 1);
    CHECK_FALSE(is_moving(table.view, start_ms));
}

TEST_CASE("a tile turns where it is: in the tray, on the board, at rest on it, in the hand") {
    CHECK(moves<Tiles>([](Tiles& table) { turn_in_tray(table.view, 1, false); }, spin_ms));
    CHECK(moves<Tiles>([](Tiles& table) { turn_in_tray(table.view, 1, true); }, spin_ms));
    Tiles board;
    board.view.now_ms = 0;
    board.play(edge_match::placing(1, 0, {0, 1}));
    board.view.now_ms = start_ms;
    const ViewReply<EdgeMatch> reply = turn_on_board(board.view, board.session, {0, 1}, false);
    REQUIRE(reply.move);
    board.play(*reply.move);
    CHECK(board.is_on_its_way(spin_ms));
    CHECK(moves<Tiles>(
        [](Tiles& table) {
            pick_from_tray(table.view, table.session, 1, HeldTile::Mode::resting);
            table.view.held->over = Cell{0, 1};
            turn_held(table.view, table.session, false);
        },
        spin_ms));
}

TEST_CASE("what is picked grows on its way into the hand, from the tray or from the board") {
    CHECK(moves<Pieces>(
        [](Pieces& table) {
            pick_from_tray(table.view, table.session, 0, HeldPiece::Mode::hovering);
            move_hand(table.view, table.session, {300, 300});
        },
        pick_ms));
    CHECK(moves<Tiles>(
        [](Tiles& table) {
            pick_from_tray(table.view, table.session, 1, HeldTile::Mode::hovering);
            move_hand(table.view, table.session, {300, 300});
        },
        pick_ms));
    Pieces board;
    board.view.now_ms = 0;
    board.play(polyomino::placing({1, 0, {0, 0}}));
    board.view.now_ms = start_ms;
    pick_from_board(board.view, board.session, {0, 0}, HeldPiece::Mode::hovering);
    move_hand(board.view, board.session, {300, 300});
    CHECK(board.is_on_its_way(pick_ms));
}

TEST_CASE("the pieces of a solved board answer the last one, from it outward, and all within 900 ms") {
    Pieces table;
    table.view.solved_ms = start_ms;
    table.view.last = Cell{2, 0};
    const auto brightest = [&](Cell cell) {
        double at_ms = 0;
        float most = 0;
        for (double time = 0; time <= win_ms; time += 10) {
            table.scene.now_ms = start_ms + time;
            if (const float glow = glow_at(table.view, cell, table.scene, 1); glow > most) {
                most = glow;
                at_ms = time;
            }
        }
        CHECK(most > 0.9F);
        return at_ms;
    };
    CHECK(brightest({2, 0}) < brightest({2, 1}));
    CHECK(brightest({2, 1}) < brightest({1, 3}));
    CHECK(brightest({1, 3}) < brightest({0, 3}));
    CHECK(brightest({0, 3}) < answer_ms + 100);
    table.scene.now_ms = start_ms + win_ms;
    CHECK(glow_at(table.view, {0, 3}, table.scene, 1) == 0);
    table.scene.now_ms = start_ms + 200;
    table.scene.reduced_motion = true;
    CHECK(glow_at(table.view, {2, 0}, table.scene, 1) == 0);
}

TEST_SUITE_END();
