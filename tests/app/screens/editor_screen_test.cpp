// Promise: The editor offers to make puzzles for a board where it is seen at once, and keeps that button, its pages and its tools
//     in their places, whatever page is shown and whether the board is cut.

#include "app/game/player.h"
#include "app/screens/each_sheet.h"
#include "app/ui/unseen_canvas.h"

#include <doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

using namespace tessera;

TEST_SUITE_BEGIN("app/screens/editor_screen");

TEST_CASE("making puzzles for a board is offered on the first look at the editor") {
    Player player;
    player.start();
    player.controller.opening().open_editor(Polyomino::id);
    const auto look_at = [&](const Rect& screen) {
        ScreenMemory memory;
        UnseenCanvas canvas;
        canvas.state.begin_frame();
        draw_editor_screen(player.controller, memory, canvas.ui, screen);
        canvas.state.end_frame();
        const Rect make = canvas.place("edit.make");
        CHECK(make.bottom() <= screen.bottom());
        CHECK(make.y == canvas.place("undo").y);
        CHECK(make.width >= 44);
    };
    look_at({0, 0, 1280, 800});
    look_at({0, 0, 390, 844});
    look_at({0, 0, 844, 390});
    look_at({0, 0, 320, 568});
}

TEST_CASE("the pieces on the table are controls, with one for a new piece, and no field repeats them") {
    Player player;
    player.start();
    player.controller.opening().open_editor(Polyomino::id);
    Editing& editing = player.controller.editing();
    editing.use_tool("cut");
    editing.show_page(1);
    UnseenCanvas canvas;
    const auto look = [&] {
        ScreenMemory memory;
        canvas.state.begin_frame();
        draw_editor_screen(player.controller, memory, canvas.ui, {0, 0, 1280, 800});
        canvas.state.end_frame();
    };
    look();
    const auto has = [&](std::string_view name) {
        const auto& all = canvas.state.controls();
        return std::any_of(all.begin(), all.end(), [&](const Control& each) { return each.name == name; });
    };
    CHECK_FALSE(has("piece.more"));
    int count = -1;  // but for the new one
    while (has("piece." + std::to_string(count + 2))) {
        ++count;
    }
    REQUIRE(count > 0);
    CHECK(canvas.label("piece.1").starts_with("Piece "));
    CHECK(canvas.label("piece." + std::to_string(count + 1)) == "Piece new");
    CHECK(has("piece.name"));
    canvas.state.click("piece." + std::to_string(count + 1));
    look();
    look();
    CHECK_FALSE(has("piece.name"));  // a new one has none yet
    editing.step(-1);                // the cut, and with it all pieces
    look();
    CHECK_FALSE(has("piece.1"));
}

TEST_CASE("nothing of the editor moves when a board is cut or another page is shown") {
    Player player;
    player.start();
    player.controller.opening().open_editor(Polyomino::id);
    Editing& editing = player.controller.editing();
    const auto places = [&](const std::vector<std::string_view>& names) {
        ScreenMemory memory;
        UnseenCanvas canvas;
        canvas.state.begin_frame();
        draw_editor_screen(player.controller, memory, canvas.ui, {0, 0, 1280, 800});
        canvas.state.end_frame();
        std::vector<Rect> found;
        for (const std::string_view name : names) {
            CAPTURE(name);
            found.push_back(canvas.place(name));
            CHECK(found.back().width > 0);
        }
        return found;
    };
    const std::vector<std::string_view> of_board{"rows.more", "lattice.1", "edit.make", "edit.page.0"};
    const std::vector<Rect> before = places(of_board);
    editing.use_tool("cut");
    REQUIRE_FALSE(editing.editor().trouble());
    CHECK(places(of_board) == before);
    const std::vector<std::string_view> of_all{"edit.make", "edit.page.0", "undo"};
    const std::vector<Rect> on_first = places(of_all);
    for (const int page : {1, 2}) {
        editing.show_page(page);
        CHECK(places(of_all) == on_first);
    }
}

TEST_CASE("the tools of the editor stay where they are when solutions are counted") {
    for (const std::string_view family : {Polyomino::id, EdgeMatch::id}) {
        Player player;
        player.start();
        player.controller.opening().open_editor(family);
        Editor& editor = player.controller.editing().editor();
        const auto first_tool = [&] {
            ScreenMemory memory;
            UnseenCanvas canvas;
            canvas.state.begin_frame();
            draw_editor_screen(player.controller, memory, canvas.ui, {0, 0, 390, 844});
            canvas.state.end_frame();
            return canvas.place("undo");
        };
        const Rect before = first_tool();
        player.controller.editing().use_tool(family == Polyomino::id ? "cut" : "paint");
        CHECK(first_tool() == before);
        player.wait_until([&] { return editor.result().has_value(); });
        CAPTURE(family);
        CHECK(first_tool() == before);
    }
}

TEST_CASE(
    "where a puzzle has several solutions, one button that leaves one is beside their number or below it") {
    for (const std::string_view family : {Polyomino::id, EdgeMatch::id}) {
        CAPTURE(family);
        Player player;
        player.start();
        player.controller.opening().open_editor(family);
        Editor& editor = player.controller.editing().editor();
        UnseenCanvas canvas;
        const auto offers = [&](const Rect& screen) {
            ScreenMemory memory;
            canvas.state.begin_frame();
            draw_editor_screen(player.controller, memory, canvas.ui, screen);
            canvas.state.end_frame();
            const auto& all = canvas.state.controls();
            return std::count_if(all.begin(), all.end(), [](const Control& control) {
                return control.name == "edit.next" && control.is_enabled;
            });
        };
        CHECK(offers({0, 0, 1280, 800}) == 0);
        player.controller.editing().use_tool(family == Polyomino::id ? "cut" : "paint");
        player.wait_until([&] { return editor.result().has_value(); });
        for (const Rect screen :
             {Rect{0, 0, 1280, 800}, Rect{0, 0, 690, 844}, Rect{0, 0, 390, 844}, Rect{0, 0, 320, 568}}) {
            CAPTURE(screen.width);
            CHECK(offers(screen) == (editor.can_make_unique() ? 1 : 0));
            if (editor.can_make_unique()) {
                CHECK(canvas.place("edit.next").bottom() <= canvas.place("edit.page.0").y);
                CHECK_FALSE(do_overlap(canvas.place("edit.next"), canvas.place("edit.play")));
            }
        }
        CHECK(editor.can_make_unique() == (family == Polyomino::id));
    }
}

TEST_CASE("the button that leaves one solution keeps the keyboard's focus until the puzzle is unique") {
    Player player;
    player.start();
    player.controller.opening().open_editor(Polyomino::id);
    const Editor& editor = player.controller.editing().editor();
    player.controller.editing().use_tool("cut");
    player.wait_until([&] { return editor.can_make_unique(); });
    UnseenCanvas canvas;
    canvas.state.focus("edit.next");
    player.controller.editing().make_unique_or_stop();
    int waiting = 0;
    player.wait_until([&] {
        ScreenMemory memory;
        canvas.state.begin_frame();
        draw_editor_screen(player.controller, memory, canvas.ui, {0, 0, 1280, 800});
        canvas.state.end_frame();
        const bool is_awaited = !editor.result() && !editor.is_making_unique();
        waiting += is_awaited ? 1 : 0;
        CHECK(canvas.state.is_focused("edit.next"));
        CHECK(canvas.state.presses_focus() != is_awaited);
        return editor.can_make_harder();
    });
    CHECK(waiting > 0);
}

TEST_CASE("a puzzle that was made opens in the editor, whatever its board is made of") {
    Player player;
    player.start();
    player.controller.opening().open_maker(Polyomino::id);
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
        player.controller.opening().edit_made();
        ScreenMemory memory;
        UnseenCanvas canvas;
        canvas.state.begin_frame();
        draw_editor_screen(player.controller, memory, canvas.ui, {0, 0, 1280, 800});
        canvas.state.end_frame();
        CHECK(canvas.place("rows.more").width > 0);
    }
}

TEST_SUITE_END();
