// Promise: The rule that a newcomer sees takes no room from board and tray on phones, where it is over the title: cells of an
//     11x5 board have 42 pixels, and pieces in the tray three quarters of that.

#include "app/screens/rule_strip.h"

#include "app/families/polyomino/held.h"
#include "app/game/player.h"
#include "app/screens/play_screen.h"
#include "app/ui/unseen_canvas.h"

#include <doctest.h>

#include <algorithm>
#include <string_view>
#include <variant>
#include <vector>

using namespace tessera;

TEST_SUITE_BEGIN("app/screens/rule_strip");

namespace {

struct LeastScale {
    Rect screen;
    float board;
    float share;
};

const std::vector<LeastScale> scales = {{{0, 0, 390, 844}, 42, 0.75F},  {{0, 0, 844, 390}, 42, 0.75F},
                                        {{0, 0, 320, 568}, 28, 0.75F},  {{0, 0, 768, 1024}, 66, 0.75F},
                                        {{0, 0, 1280, 800}, 72, 0.75F}, {{0, 0, 1920, 1080}, 108, 0.75F}};

// A newcomer with a link to an empty board of twelve pieces.
struct Newcomer : Player {
    Newcomer() { start("1p/11x5/iq/k5az"); }
    void look_at(const Rect& screen) {
        canvas.state.begin_frame();
        draw_play(controller, memory, canvas.ui, screen);
        canvas.state.end_frame();
    }
    bool sees(std::string_view name) const {
        const auto& all = canvas.state.controls();
        return std::any_of(all.begin(), all.end(),
                           [&](const Control& control) { return control.name == name; });
    }
    const PolyominoView& view() const { return std::get<PolyominoView>(controller.game().view); }
    const PolyominoSession& session() const { return std::get<PolyominoSession>(controller.game().session); }
    float tray_cell() const {
        float least = view().tray.cell;
        for (const TraySlot& slot : view().tray.slots) {
            least = std::min(least, tray_place(view(), session(), slot.piece).cell);
        }
        return least;
    }

    UnseenCanvas canvas;
    ScreenMemory memory;
};

}  // namespace

TEST_CASE(
    "with the rule an 11x5 board has cells of 42 pixels on phones, and its tray three quarters of that") {
    for (const LeastScale& least : scales) {
        CAPTURE(least.screen.width);
        Newcomer player;
        player.look_at(least.screen);
        REQUIRE(player.sees("rule"));
        CHECK(player.view().canvas.cell() >= least.board);
        CHECK(player.tray_cell() >= least.share * player.view().canvas.cell());
    }
}

TEST_CASE("the rule covers neither board nor tray nor a button, and nothing moves when it is closed") {
    for (const LeastScale& least : scales) {
        CAPTURE(least.screen.width);
        Newcomer player;
        player.look_at(least.screen);
        const Rect rule = player.canvas.place("rule");
        const Rect board = player.view().canvas.board();
        CHECK_FALSE(do_overlap(rule, board.inset(-8)));
        for (const TraySlot& slot : player.view().tray.slots) {
            CHECK_FALSE(do_overlap(rule, slot.rect));
        }
        for (const std::string_view name : {"home", "pause", "new", "share", "settings", "help", "undo"}) {
            CAPTURE(name);
            CHECK_FALSE(do_overlap(rule, player.canvas.place(name)));
        }
        player.controller.newcomers().close_rule();
        player.look_at(least.screen);
        CHECK_FALSE(player.sees("rule"));
        CHECK(player.sees("pause"));
        CHECK(player.view().canvas.board() == board);
    }
}

TEST_CASE(
    "title and progress are seen beside the buttons of a phone while the rule is over their row, where they "
    "have room") {
    for (const float width : {320.0F, 375.0F, 390.0F, 430.0F, 470.0F}) {
        CAPTURE(width);
        Newcomer player;
        player.look_at({0, 0, width, 844});
        REQUIRE(player.sees("rule"));
        const Rect pause = player.canvas.place("pause");
        const Rect room{pause.right(), pause.y, player.canvas.place("new").x - pause.right(), pause.height};
        const auto is_drawn = [&](Color color) {
            const auto& corners = player.canvas.list.VtxBuffer;
            return std::any_of(corners.begin(), corners.end(), [&](const ImDrawVert& corner) {
                return room.contains({corner.pos.x, corner.pos.y}) && corner.col == packed(color);
            });
        };
        CHECK(is_drawn(light_theme().text) == (width > 320));
        CHECK(is_drawn(light_theme().quiet) == (width >= 430));
    }
}

TEST_SUITE_END();
