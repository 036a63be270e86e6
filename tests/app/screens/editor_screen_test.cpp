// Promise: The editor offers to make puzzles for a board where it is seen at once: after the board's choices on a large
//     screen, before them on a phone.

#include "app/game/player.h"
#include "app/screens/each_sheet.h"
#include "app/ui/unseen_canvas.h"

#include <doctest.h>

#include <algorithm>
#include <vector>

using namespace tessera;

TEST_SUITE_BEGIN("app/screens/editor_screen");

TEST_CASE("making puzzles for a board is offered on the first look at the editor") {
    Player player;
    player.start();
    player.controller.open_editor(Polyomino::id);
    const auto look_at = [&](const Rect& screen) {
        ScreenMemory memory;
        UnseenCanvas canvas;
        canvas.state.begin_frame();
        draw_editor_screen(player.controller, memory, canvas.ui, screen);
        canvas.state.end_frame();
        const Rect make = canvas.place("edit.make");
        CHECK(make.bottom() <= screen.bottom());
        CHECK_FALSE(do_overlap(make, canvas.place("undo")));
        return make.y - canvas.place("rows.more").y;
    };
    CHECK(look_at({0, 0, 1280, 800}) > 0);
    CHECK(look_at({0, 0, 390, 844}) < 0);
    CHECK(look_at({0, 0, 844, 390}) < 0);
    CHECK(look_at({0, 0, 320, 568}) < 0);
}

TEST_CASE("a puzzle that was made opens in the editor, whatever its board is made of") {
    Player player;
    player.start();
    player.controller.open_maker(Polyomino::id);
    PuzzleMaker& maker = player.controller.making().maker();
    const std::vector<MakerField> fields = maker.fields();
    const auto board = std::find_if(fields.begin(), fields.end(),
                                    [](const MakerField& field) { return field.name == "board"; });
    REQUIRE(board != fields.end());
    for (int choice = 0; choice < int_size(board->choices); ++choice) {
        CAPTURE(at(board->choices, choice));
        maker.set_field("board", choice);
        maker.make(player.host.now_ms);
        player.wait_until([&] { return !maker.is_at_work(); });
        REQUIRE(maker.made() != nullptr);
        player.controller.edit_made();
        ScreenMemory memory;
        UnseenCanvas canvas;
        canvas.state.begin_frame();
        draw_editor_screen(player.controller, memory, canvas.ui, {0, 0, 1280, 800});
        canvas.state.end_frame();
        CHECK(canvas.place("rows.more").width > 0);
    }
}

TEST_SUITE_END();
