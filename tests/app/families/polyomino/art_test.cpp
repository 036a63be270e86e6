#include "app/families/polyomino/art.h"

#include "app/families/polyomino/editor.h"
#include "app/families/polyomino/held.h"
#include "app/ui/motion.h"
#include "app/ui/unseen_canvas.h"

#include <doctest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/polyomino/art");

namespace {

// Returns the opaque colours of the ghost of a domino.
std::set<ImU32> colors_of_ghost(bool is_legal) {
    UnseenCanvas canvas;
    const polyomino::Shape domino = polyomino::make_shape({{0, 0}, {0, 1}});
    draw_ghost(canvas.painter, domino, {{10, 10}, 40}, light_theme().pieces.front(), is_legal);
    std::set<ImU32> colors;
    for (const ImDrawVert& corner : canvas.list.VtxBuffer) {
        colors.insert(corner.col);
    }
    return colors;
}

// A player with an L of three cells in hand, over an empty board.
struct Turner {
    Turner() {
        scene.area = {0, 0, 600, 600};
        position_changed(view, session, scene);
        lay_out(view, session, scene);
        pick_from_tray(view, session, 0, HeldPiece::Mode::hovering);
        move_hand(view, session, {300, 300});
    }

    // Returns the rectangle around the piece in hand as it is drawn at this time.
    Rect drawn(double now_ms) {
        scene.now_ms = now_ms;
        UnseenCanvas canvas;
        const Theme& theme = light_theme();
        draw_board(canvas.painter, view, session, scene);
        ImVec2 low{9999, 9999};
        ImVec2 high{0, 0};
        for (const ImDrawVert& corner : canvas.list.VtxBuffer) {
            if (corner.col == packed(theme.pieces.front())) {
                low = {std::min(low.x, corner.pos.x), std::min(low.y, corner.pos.y)};
                high = {std::max(high.x, corner.pos.x), std::max(high.y, corner.pos.y)};
            }
        }
        return {low.x, low.y, high.x - low.x, high.y - low.y};
    }

    PolyominoSession session{
        *Polyomino::parse_level("tessera 1 polyomino\nboard\n....\nend\npiece L\nXXX\nX..\nend\n")};
    PolyominoView view;
    Scene scene;
};

}  // namespace

TEST_CASE("a piece in hand is seen to turn from where it was, and is still then") {
    Turner player;
    const Rect before = player.drawn(1000);
    player.view.now_ms = 1000;
    turn_held(player.view, player.session);
    CHECK(is_moving(player.view, 1000));
    const Rect first = player.drawn(1000);
    const Rect later = player.drawn(1000 + spin_ms / 3);
    const Rect last = player.drawn(1000 + spin_ms);
    CHECK(std::abs(first.width - before.width) < 4);
    CHECK(std::abs(first.height - before.height) < 4);
    CHECK(std::abs(last.width - before.height) < 4);
    CHECK(later.width > last.width);
    CHECK_FALSE(is_moving(player.view, 1000 + spin_ms));

    player.view.reduced_motion = true;
    player.view.now_ms = 2000;
    turn_held(player.view, player.session);
    CHECK_FALSE(is_moving(player.view, 2000));
}

// The pieces below may have the very colour of what is refused.
TEST_CASE("a refused landing place has crosses with a rim in the colour of the page") {
    const Theme& theme = light_theme();
    const std::set<ImU32> refused = colors_of_ghost(false);
    CHECK(refused.contains(packed(theme.page)));
    CHECK(refused.contains(packed(theme.bad)));
    CHECK_FALSE(colors_of_ghost(true).contains(packed(theme.bad)));
}

TEST_CASE("touching pieces of one kind differ in their shade where a board is shown cut") {
    const auto level =
        *Polyomino::parse_level("tessera 1 polyomino\nboard\n....\n....\nend\npiece I x4\nXX\nend\n");
    const std::vector<polyomino::Placement> placed{
        {0, 0, {0, 0}}, {0, 0, {0, 2}}, {0, 0, {1, 0}}, {0, 0, {1, 2}}};
    CHECK(shades_of_cut(level, placed) == std::vector<int>{0, 1, 1, 0});
    CHECK(shades_of_cut(level, {placed[0], placed[3]}) == std::vector<int>{0, 0});
}

TEST_SUITE_END();
