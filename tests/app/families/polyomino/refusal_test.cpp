#include "app/families/polyomino/held.h"
#include "app/game/play/open_game.h"
#include "app/ui/motion.h"
#include "app/ui/unseen_canvas.h"

#include <doctest.h>

#include <algorithm>
#include <cmath>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/polyomino/refusal");

namespace {

constexpr double refused_at = 1000;

// A player who lays a domino on another one, without a window.
struct Refused {
    explicit Refused(bool reduced_motion = false)
        : table(*open_level("tessera 1 polyomino\nboard\n....\n....\nend\npiece I\nXX\nend\npiece "
                            "L\nXX\nend\npiece O x4\nX\nend\n")) {
        scene.area = {0, 0, 800, 600};
        scene.now_ms = refused_at;
        scene.reduced_motion = reduced_motion;
        with_game(table, [&](auto& session, auto& own) { position_changed(own, session, scene); });
        REQUIRE(play_move_text(table, "place I 0 0 0", scene).changed);
        view().flights.clear();
    }
    PolyominoView& view() { return std::get<PolyominoView>(table.view); }
    const PolyominoSession& session() { return std::get<PolyominoSession>(table.session); }
    InputOutcome send(const InputEvent& event) {
        const InputOutcome outcome = game_input(table, event, scene);
        lay_out_table(table, scene);
        return outcome;
    }
    InputOutcome drop() {
        const Spot home = tray_place(view(), session(), 1);
        const Point from = home.corner + Point{home.cell / 2, home.cell / 2};
        const Point to = view().canvas.rect_of({0, 0}).centre();
        send(pointer(InputKind::press, from));
        send(pointer(InputKind::move, mix(from, to, 0.5F)));
        send(pointer(InputKind::move, to));
        return send(pointer(InputKind::release, to));
    }
    // The left end of what is drawn in this colour.
    float left_end(double now_ms, Color color) {
        scene.now_ms = now_ms;
        UnseenCanvas canvas;
        draw_board(canvas.painter, view(), session(), scene);
        float left = 9999;
        for (const ImDrawVert& corner : canvas.list.VtxBuffer) {
            left = corner.col == packed(color) ? std::min(left, corner.pos.x) : left;
        }
        return left;
    }

    OpenGame table;
    Scene scene;
};

}  // namespace

TEST_CASE("a piece dropped where it does not fit shakes there, flies home, and is still then") {
    Refused player;
    CHECK(player.drop().remark);
    const Color color = light_theme().pieces[1];
    const float dropped = player.left_end(refused_at, color);
    const float swung = player.left_end(refused_at + refusal_ms / 8, color);
    CHECK(swung - dropped > 2);
    CHECK(player.left_end(refused_at + refusal_ms * 3 / 8, color) < dropped);
    CHECK(std::abs(player.left_end(refused_at + refusal_ms, color) - dropped) < 0.5F);
    CHECK(is_moving(player.view(), refused_at + refusal_ms + flight_ms - 1));
    CHECK_FALSE(is_moving(player.view(), refused_at + refusal_ms + flight_ms));
}

TEST_CASE("a piece taken again while it still shakes is nowhere else") {
    Refused player;
    player.drop();
    REQUIRE(player.view().flights.size() == 1);
    pick_from_tray(player.view(), player.session(), 1, Hand::Mode::hovering);
    CHECK(player.view().flights.empty());
}

TEST_CASE("a piece that Enter cannot lay shakes where it rests, and stays in the hand") {
    Refused player;
    pick_with_key(player.view(), player.session(), 1);
    rest_ghost(player.view(), player.session(), {0, 1});
    const float before = player.left_end(refused_at, light_theme().bad);
    CHECK(player.send(key_press(Key::enter)).remark);
    REQUIRE(player.view().held);
    CHECK(player.left_end(refused_at + refusal_ms / 8, light_theme().bad) - before > 2);
    CHECK(is_moving(player.view(), refused_at + refusal_ms - 1));
    CHECK_FALSE(is_moving(player.view(), refused_at + refusal_ms));
    CHECK(player.left_end(refused_at + refusal_ms, light_theme().bad) == before);
}

TEST_CASE("with reduced motion nothing shakes, and a piece dropped beside the board flies at once") {
    Refused still(true);
    CHECK(still.drop().remark);
    CHECK(still.view().flights.empty());
    CHECK_FALSE(is_moving(still.view(), refused_at));
    pick_with_key(still.view(), still.session(), 1);
    rest_ghost(still.view(), still.session(), {0, 1});
    still.send(key_press(Key::enter));
    CHECK_FALSE(is_moving(still.view(), refused_at));

    Refused player;
    pick_from_tray(player.view(), player.session(), 1, Hand::Mode::hovering);
    move_hand(player.view(), player.session(), {1, 1});
    let_go(player.view(), player.session());
    CHECK_FALSE(is_moving(player.view(), refused_at + flight_ms));
}

TEST_SUITE_END();
