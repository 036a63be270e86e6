// Promise: A draft is kept, and is lost neither to another tab nor to a damaged text.

#include "app/game/player.h"
#include "formats/formats.h"
#include "games/edge_match/draft.h"
#include "support/families.h"

#include <doctest.h>

#include <algorithm>

using namespace tessera;

// Levels made by hand, without a window.

TEST_SUITE_BEGIN("app/game/editor");

namespace {

const Rect window{0, 0, 600, 500};

// Draws a frame of the editor as the screen does.
void show(Player& player) {
    player.frame();
    player.controller.playing().scene().area = window;
    player.controller.editing().editor().lay_out(player.controller.playing().scene());
}

void tap(Player& player, Point point) {
    player.controller.input(pointer(InputKind::press, point));
    player.controller.input(pointer(InputKind::release, point));
    show(player);
}

Point middle_of(Cell cell, int rows, int columns) {
    BoardCanvas canvas;
    canvas.fit(window.inset(18), {rows, columns}, 1, 90);
    return canvas.rect_of(cell).centre();
}

std::string text_of(const Player& player) {
    return player.controller.editor().text();
}

// The same as it is kept, with a cut that is shown.
std::string kept_text_of(const Player& player) {
    return player.controller.editor().text_to_keep();
}

void open(Player& player, std::string_view family) {
    player.controller.opening().open_editor(family);
    show(player);
}

}  // namespace

TEST_CASE(
    "a second finger takes back what the first has painted, in every family, and a lifted one keeps it") {
    for (const std::string_view family : family_ids()) {
        CAPTURE(family);
        Player player;
        player.start();
        open(player, family);
        const std::string before = text_of(player);
        int painted = 0;
        for (float x = window.x + 5; x < window.right(); x += 40) {
            for (float y = window.y + 5; y < window.bottom(); y += 40) {
                player.controller.input(pointer(InputKind::press, {x, y}));
                player.controller.input(pointer(InputKind::move, {x + 30, y}));
                painted += text_of(player) != before ? 1 : 0;
                player.controller.input(pointer(InputKind::cancel, {x + 30, y}));
                show(player);
                REQUIRE(text_of(player) == before);
            }
        }
        CHECK_FALSE(player.controller.editor().can_undo());
        CHECK((painted > 0 || family == NumberSwap::id));
    }
    Player player;
    player.start();
    open(player, Polyomino::id);
    const std::string before = text_of(player);
    tap(player, window.centre());
    CHECK(text_of(player) != before);
}

TEST_CASE("a board that was cut is shown cut when its draft is opened again") {
    JobPool pool(1);
    Editor editor(pool);
    REQUIRE(editor.open(Polyomino::id, std::nullopt));
    const std::string uncut = editor.text_to_keep();
    CHECK(uncut == editor.text());
    editor.use_tool("cut", 7);
    const std::string kept = editor.text_to_keep();
    CHECK(kept != editor.text());
    Editor again(pool);
    REQUIRE(again.open(Polyomino::id, kept));
    CHECK(again.text() == editor.text());
    CHECK(again.text_to_keep() == kept);  // the cut is known again
    again.show_page(1);
    again.use_tool("piece.remove", 0);
    CHECK(again.text_to_keep() == again.text());  // and no longer shown
}

TEST_CASE("a cut is cleared with the pieces that it made, and comes back by undo") {
    Player player;
    player.start();
    open(player, Polyomino::id);
    const std::string blank = text_of(player);
    player.controller.editing().use_tool("cut");
    const std::string cut = text_of(player);
    REQUIRE(cut != blank);
    const std::vector<ViewTool> tools = player.controller.editor().tools();
    const auto clear =
        std::find_if(tools.begin(), tools.end(), [](const ViewTool& tool) { return tool.name == "clear"; });
    REQUIRE(clear != tools.end());
    CHECK(clear->is_enabled);
    player.controller.editing().use_tool("clear");
    CHECK(text_of(player) == blank);
    player.controller.editing().step(-1);
    CHECK(text_of(player) == cut);
}

TEST_CASE("an edge match that was made is opened as its solution, which a constructor paints") {
    Player player;
    player.start();
    player.controller.opening().open_maker(EdgeMatch::id);
    PuzzleMaker& maker = player.controller.making().maker();
    maker.choose_family(EdgeMatch::id);
    maker.make(player.host.now_ms);
    player.wait_until([&] { return !maker.is_at_work(); });
    REQUIRE(maker.made() != nullptr);
    player.controller.opening().edit_made();
    const Editor& editor = player.controller.editor();
    const auto is_laid_out = [&] {
        const auto level = edge_match::parse_draft(editor.text());
        return level && edge_match::is_laid_out(*level);
    };
    CHECK_FALSE(is_laid_out());
    player.wait_until(is_laid_out);
    player.controller.editing().step(-1);
    CHECK_FALSE(is_laid_out());  // as it was made
}

TEST_CASE("every family has an editor whose tools and numbers all come back by undo") {
    for (const std::string_view family : family_ids()) {
        CAPTURE(family);
        Player player;
        player.start();
        open(player, family);
        const std::string blank = text_of(player);
        const Editor& editor = player.controller.editor();
        for (int page = 0; page < int_size(editor.pages()); ++page) {
            player.controller.editing().show_page(page);
            show(player);
            for (const MakerField& field : editor.fields()) {
                player.controller.editing().set_field(field.name,
                                                      field.value < field.high ? field.value + 1 : field.low);
                show(player);
            }
            for (const ViewTool& tool : editor.tools()) {
                player.controller.editing().use_tool(tool.name);
                show(player);
            }
        }
        CHECK(text_of(player) != blank);
        while (editor.can_undo()) {
            player.controller.editing().step(-1);
            show(player);
        }
        CHECK(text_of(player) == blank);
    }
}

TEST_CASE("a made puzzle keeps its recipe in the editor until something of it is changed") {
    for (const Recipe& recipe : {Recipe{"polyomino", "size 4x4", 3}, Recipe{"number_swap", "size 3x3", 3},
                                 Recipe{"edge_match", "size 3x3", 3}}) {
        CAPTURE(recipe.family);
        Player player;
        player.start();
        player.controller.opening().open_recipe(recipe);
        player.wait_until([&] { return !player.controller.maker().is_at_work(); });
        REQUIRE(family_id(player.controller.game().session) == recipe.family);
        CHECK(level_text(player.controller.game().session).find("\nrecipe ") != std::string::npos);
        player.controller.opening().edit_position();
        show(player);
        const std::string made = text_of(player);
        CHECK(made.find("\nrecipe ") != std::string::npos);
        const std::vector<MakerField> fields = player.controller.editor().fields();
        const auto columns = std::find_if(fields.begin(), fields.end(),
                                          [](const MakerField& field) { return field.name == "columns"; });
        REQUIRE(columns != fields.end());
        player.controller.editing().set_field(columns->name, columns->value + 1);
        show(player);
        CHECK(text_of(player).find("\nrecipe ") == std::string::npos);
        player.controller.editing().step(-1);
        show(player);
        CHECK(text_of(player) == made);
    }
}

TEST_CASE("a draft is kept after every change and stands there at the next visit") {
    for (const std::string_view family : family_ids()) {
        CAPTURE(family);
        Player player;
        player.start();
        open(player, family);
        CHECK(player.host.kept.count("draft." + std::string(family)) == 0);
        player.controller.editing().set_field("columns", 5);
        const std::string made = text_of(player);
        CHECK(player.host.kept.at("draft." + std::string(family)) == made);
        Player later(player.host);
        later.start();
        open(later, family);
        CHECK(text_of(later) == made);
    }
}

TEST_CASE("cells are painted in one stroke, and both sides of a mirror alike") {
    Player player;
    player.start();
    open(player, Polyomino::id);
    player.controller.editing().set_field("mirrors_columns", 1);
    player.controller.input(pointer(InputKind::press, middle_of({0, 0}, 5, 6)));
    player.controller.input(pointer(InputKind::move, middle_of({1, 0}, 5, 6)));
    player.controller.input(pointer(InputKind::release, middle_of({1, 0}, 5, 6)));
    CHECK(text_of(player).find("#....#\n#....#\n......") != std::string::npos);
    player.controller.editing().step(-1);
    CHECK(text_of(player).find('#') == std::string::npos);
}

TEST_CASE("a piece is renamed by what is typed, undone, kept, and played under its name") {
    Player player;
    player.start();
    open(player, Polyomino::id);
    player.controller.editing().set_text("Nobody");  // there is no piece yet
    player.controller.editing().use_tool("cut");
    player.controller.editing().show_page(1);
    show(player);
    const std::string before = text_of(player);
    const auto field = [&] {
        const std::vector<MakerField> fields = player.controller.editor().fields();
        const auto found = std::find_if(fields.begin(), fields.end(),
                                        [](const MakerField& each) { return each.name == "piece.name"; });
        REQUIRE(found != fields.end());
        CHECK(found->is_text);
        return std::string(found->shown);
    };
    CHECK(before.find("piece " + field() + "\n") != std::string::npos);
    for (const std::string_view bad : {"", "not one", "Long56789"}) {
        player.controller.editing().set_text(bad);
        CHECK(text_of(player) == before);
        CHECK(player.notice().find("letters or digits") != std::string::npos);
    }
    player.controller.editing().set_text("Boat7");
    CHECK(field() == "Boat7");
    const std::string named = text_of(player);
    CHECK(named.find("piece Boat7 named\n") != std::string::npos);
    CHECK(player.host.kept.at("draft.polyomino") == kept_text_of(player));
    player.controller.editing().step(-1);
    CHECK(text_of(player) == before);
    player.controller.editing().step(1);
    player.controller.opening().play_draft();
    CHECK(level_text(player.controller.game().session) == named);
}

TEST_CASE("a piece gets a colour by hand, which its link carries") {
    Player player;
    player.start();
    open(player, Polyomino::id);
    player.controller.editing().use_tool("cut");
    player.controller.editing().show_page(1);
    show(player);
    const std::string before = text_of(player);
    player.controller.editing().set_field("tint", 4);
    CHECK(text_of(player).find(" tint4\n") != std::string::npos);
    player.controller.editing().set_text("Boat7");
    player.controller.editing().set_field("count", 2);
    player.controller.editing().set_field("count", 1);
    CHECK(text_of(player).find("piece Boat7 named tint4\n") != std::string::npos);
    player.controller.opening().play_draft();
    CHECK(player.controller.game().code.find("-4-Boat7/") != std::string::npos);
}

TEST_CASE("a board that is cut is played, and its solutions are counted meanwhile") {
    Player player;
    player.start();
    open(player, Polyomino::id);
    const Editor& editor = player.controller.editor();
    CHECK(editor.trouble());
    player.controller.opening().play_draft();
    CHECK(player.controller.screen() == Screen::edit);
    CHECK(!player.notice().empty());
    player.controller.editing().use_tool("cut");
    CHECK(!editor.trouble());
    player.wait_until([&] { return editor.result().has_value(); });
    CHECK(editor.result()->is_solvable);
    const std::string made = text_of(player);
    player.controller.opening().play_draft();
    CHECK(player.controller.screen() == Screen::play);
    CHECK(level_text(player.controller.game().session) == made);
}

TEST_CASE("a puzzle is made unique by fixed pieces of which none could go, in one step to undo") {
    Player player;
    player.start();
    open(player, Polyomino::id);
    const Editor& editor = player.controller.editor();
    player.controller.editing().show_page(1);
    player.controller.editing().set_field("set", 3);
    player.controller.editing().show_page(0);
    player.controller.editing().set_field("columns", 10);
    player.controller.editing().set_field("rows", 6);
    CHECK(text_of(player).find("set pentominoes") != std::string::npos);
    player.wait_until([&] { return editor.can_make_unique(); });
    player.controller.editing().make_unique_or_stop();
    CHECK(editor.is_making_unique());
    player.wait_until([&] { return !editor.is_making_unique(); });
    show(player);
    const std::string made = text_of(player);
    CHECK(made.find("\nplace ") != std::string::npos);
    player.wait_until([&] { return editor.result().has_value(); });
    CHECK(editor.result()->is_exact);
    CHECK(decimal(editor.result()->solutions) == "1");
    CHECK(!editor.can_make_unique());
    // Every given is needed.
    for (std::size_t at = made.find("\nplace "); at != std::string::npos;
         at = made.find("\nplace ", at + 1)) {
        Player other;
        other.host.kept["draft.polyomino"] = made.substr(0, at) + made.substr(made.find('\n', at + 1));
        other.start();
        open(other, Polyomino::id);
        other.wait_until([&] { return other.controller.editor().result().has_value(); });
        CHECK(other.controller.editor().can_make_unique());
    }
}

TEST_CASE("pieces are laid where they are fixed, as in play") {
    Player player;
    player.start(code_of(two_dominoes, {left_domino}));
    player.controller.opening().edit_position();
    show(player);
    CHECK(text_of(player).find("\nplace I2 0 0 0") != std::string::npos);
    player.controller.editing().show_page(2);
    show(player);
    player.controller.input(character_press('I'));
    player.controller.input(key_press(Key::right));
    player.controller.input(key_press(Key::enter));
    show(player);
    CHECK(player.controller.editor().trouble()->pattern == "every cell is covered from the start");
    player.controller.editing().step(-1);
    player.controller.opening().play_draft();
    CHECK(level_text(player.controller.game().session).find("\nplace I2 0 0 0") != std::string::npos);
}

TEST_CASE("two tiles change places, and a tap between two puts up a barrier") {
    Player player;
    player.start();
    open(player, NumberSwap::id);
    BoardCanvas canvas;
    canvas.fit(window.inset(22), {3, 3}, 1, 130);
    tap(player, canvas.rect_of({0, 0}).centre());
    tap(player, canvas.rect_of({2, 2}).centre());
    CHECK(text_of(player).find("9 2 3\n4 5 6\n7 8 1") != std::string::npos);
    tap(player, canvas.point_of({0, 1}) + Point{2, canvas.cell() / 2});
    CHECK(text_of(player).find("barrier 0 0 0 1") != std::string::npos);
    tap(player, canvas.point_of({0, 1}) + Point{-2, canvas.cell() / 2});
    CHECK(text_of(player).find("barrier") == std::string::npos);
}

TEST_CASE("a draft of another tab, or one that cannot be read, is put aside and not lost") {
    Player player;
    player.start();
    open(player, NumberSwap::id);
    player.controller.editing().set_field("columns", 4);
    const std::string own = text_of(player);
    Player other(player.host);
    other.start();
    open(other, NumberSwap::id);
    other.controller.editing().set_field("rows", 4);
    const std::string others = text_of(other);
    player.controller.editing().set_field("columns", 5);
    CHECK(player.host.kept.at("draft.number_swap") == text_of(player));
    CHECK(player.host.kept.at("aside.1") == others);
    CHECK(!player.notice().empty());

    player.host.kept["draft.polyomino"] = "tessera 9 polyomino\n";
    Player later(player.host);
    later.start();
    open(later, Polyomino::id);
    CHECK(later.notice().find("cannot be read") != std::string::npos);
    CHECK(later.host.kept.at("draft.polyomino") == "tessera 9 polyomino\n");
    later.controller.editing().use_tool("cut");
    CHECK(later.host.kept.at("aside.2") == "tessera 9 polyomino\n");
    CHECK(later.host.kept.at("draft.polyomino") == kept_text_of(later));
}

TEST_CASE("an export brings drafts elsewhere, beside those there are") {
    Player player;
    player.start();
    open(player, NumberSwap::id);
    player.controller.editing().set_field("columns", 4);
    const std::string made = text_of(player);
    player.controller.preferences().export_games();
    const std::string file = player.host.downloaded;
    Player other;
    other.start();
    other.controller.import_games(file);
    CHECK(other.host.kept.at("draft.number_swap") == made);
    CHECK(other.notice() == "0 games, 0 wins and 1 draft imported.");
    other.controller.import_games(file);
    CHECK(other.notice() == "0 games and 0 wins imported.");
    Player third;
    third.host.kept["draft.number_swap"] = "tessera 1 number_swap\ngrid\n2 1\nend\n";
    third.start();
    third.controller.import_games(file);
    CHECK(third.host.kept.at("draft.number_swap") == "tessera 1 number_swap\ngrid\n2 1\nend\n");
    CHECK(third.host.kept.at("aside.1") == made);
}

TEST_CASE(
    "a file brings a level of any family or a cut grid, and what is wrong with it is said with its place") {
    Player player;
    player.start();
    player.controller.opening().open_draft_file("own.txt", "tessera 1 number_swap\ngrid\n2 1\nend\n");
    CHECK(player.controller.editor().family() == NumberSwap::id);
    player.controller.editing().save_file();
    CHECK(player.host.downloaded == text_of(player));
    player.controller.opening().open_draft_file("own.txt", "a a b\na # b\n");
    player.wait_until([&] { return player.controller.editor().family() == Polyomino::id; });
    CHECK(player.controller.editor().family() == Polyomino::id);
    CHECK(text_of(player).find("board\n...\n.#.\nend\npiece") != std::string::npos);
    CHECK(!player.controller.editor().trouble());
    const std::string before = text_of(player);
    player.controller.opening().open_draft_file("own.txt", "tessera 1 polyomino\nboard\n..!\nend\n");
    CHECK(player.notice().find("Line 3, column 3: ") == 0);
    CHECK(text_of(player) == before);
    player.controller.editing().step(-1);
    CHECK(text_of(player) != before);
}

TEST_CASE("a file of another program is opened by its name or its text, and a level saved for it") {
    Player player;
    player.start();
    const auto draft = [&player](const std::string& level) {
        player.wait_until(
            [&] { return player.controller.opening().is_editing() && text_of(player) == level; });
    };
    player.controller.opening().open_draft_file("hexes.psv",
                                                "\nHexagon\nBoard ((1,1))\ntile 2 1 ((0,0)(1,0))\n");
    player.wait_until([&] {
        return player.controller.opening().is_editing() &&
               text_of(player).find("lattice hexagonal") != std::string::npos;
    });
    player.controller.opening().open_draft_file("Four cells.psv",
                                                "\nSquare\nBoard ((1,1))\ntile 2 1 ((0,0)(1,0))\n");
    draft("tessera 1 polyomino\ntitle Four cells\nboard\n..\n..\nend\npiece I2 x2 noflip\nXX\nend\n");
    player.controller.opening().open_draft_file("damaged.psv", "\nSquare\nBoard ((1,x))\n");
    player.wait_until([&] { return player.notice().find("Line 3, column 11: ") == 0; });
    for (const SaveFormat& format : save_formats) {
        CAPTURE(format.id);
        player.host.downloaded.clear();
        if (format.families.find(Polyomino::id) != std::string_view::npos) {
            player.controller.editing().save_as(format);
            player.wait_until([&] { return !player.host.downloaded.empty(); });
            CHECK(player.host.file_name == "tessera-polyomino" + std::string(format.ending));
        }
    }
}

TEST_CASE("the formats that the editor offers are those that are written, with their endings") {
    for (const SaveFormat& offered : save_formats) {
        CAPTURE(offered.id);
        const Format* const format = format_called(offered.id);
        REQUIRE(format != nullptr);
        CHECK((format->write != nullptr));
        CHECK(format_ending("a" + std::string(offered.ending)) == format);
        CHECK(format->kinds.find(offered.families) != std::string_view::npos);
    }
    for (const Format& format : formats()) {
        const bool is_offered =
            std::any_of(save_formats.begin(), save_formats.end(),
                        [&](const SaveFormat& offered) { return offered.id == format.id; });
        // Levels are saved by a button of their own, links are shared, pictures printed, and drafts are not solved.
        const std::vector<std::string_view> elsewhere = {"level", "link", "svg", "letters", "cut", "png"};
        const bool is_elsewhere = std::find(elsewhere.begin(), elsewhere.end(), format.id) != elsewhere.end();
        CAPTURE(format.id);
        CHECK((is_offered || is_elsewhere || format.write == nullptr));
    }
}

TEST_CASE("a cursor that a change of the level leaves outside is given up, in every family") {
    for (const std::string_view family : family_ids()) {
        CAPTURE(family);
        Player player;
        player.start();
        open(player, family);
        for (const int columns : {7, 8, 9}) {
            player.controller.editing().set_field("columns", columns);
        }
        show(player);
        for (int step = 0; step < 12; ++step) {
            player.controller.input(key_press(Key::right));
        }
        while (player.controller.editor().can_undo()) {
            player.controller.editing().step(-1);
        }
        const std::string before = text_of(player);
        player.controller.input(key_press(Key::enter));
        player.controller.input(key_press(Key::left, true));
        CHECK(text_of(player) == before);
    }
}

TEST_CASE("a stroke whose end is never told ends with undo, with another page and with another screen") {
    const auto begin = [](Player& player) {
        player.start();
        open(player, Polyomino::id);
        player.controller.input(pointer(InputKind::press, middle_of({0, 0}, 5, 6)));
        player.controller.input(pointer(InputKind::release, middle_of({0, 0}, 5, 6)));
        player.controller.input(pointer(InputKind::press, middle_of({1, 1}, 5, 6)));
        player.controller.input(pointer(InputKind::move, middle_of({1, 2}, 5, 6)));
    };
    const auto hover = [](Player& player) {
        show(player);
        player.controller.input(pointer(InputKind::move, middle_of({3, 3}, 5, 6)));
        return text_of(player);
    };
    Player undone;
    begin(undone);
    undone.controller.editing().step(-1);
    CHECK(hover(undone).find("#.....\n......\n......\n......\n") != std::string::npos);
    Player turned_page;
    begin(turned_page);
    turned_page.controller.editing().show_page(1);
    turned_page.controller.editing().show_page(0);
    CHECK(hover(turned_page).find("#.....\n.##...\n......\n......\n") != std::string::npos);
    Player gone_home;
    begin(gone_home);
    gone_home.controller.opening().show(Screen::home);
    gone_home.frame();
    gone_home.controller.opening().show(Screen::edit);
    CHECK(hover(gone_home).find("#.....\n.##...\n......\n......\n") != std::string::npos);
}

TEST_CASE("a stroke that begins where nothing changes leaves the step before it alone") {
    Player player;
    player.start();
    open(player, EdgeMatch::id);
    const std::string blank = text_of(player);
    player.controller.editing().set_field("columns", 4);
    const std::string wide = text_of(player);
    BoardCanvas canvas;
    canvas.fit(window.inset(18), {3, 4}, 1, 110);
    const auto right_of = [&](Cell cell) {
        return canvas.rect_of(cell).centre() + Point{canvas.cell() * 0.4F, 0};
    };
    tap(player, right_of({0, 0}));  // from now on the brush does not change anything there
    const std::string painted = text_of(player);
    player.controller.input(pointer(InputKind::press, right_of({0, 0})));
    player.controller.input(pointer(InputKind::move, right_of({1, 0})));
    player.controller.input(pointer(InputKind::move, right_of({2, 0})));
    player.controller.input(pointer(InputKind::release, right_of({2, 0})));
    player.controller.editing().step(-1);
    CHECK(text_of(player) == painted);
    while (player.controller.editor().can_undo() && text_of(player) != wide) {
        player.controller.editing().step(-1);
    }
    CHECK(text_of(player) == wide);
    player.controller.editing().step(-1);
    CHECK(text_of(player) == blank);
}

TEST_CASE("each family keeps its own steps, and a file that cannot be read changes nothing") {
    Player player;
    player.start();
    open(player, NumberSwap::id);
    player.controller.editing().set_field("columns", 5);
    const std::string made = text_of(player);
    open(player, EdgeMatch::id);
    open(player, NumberSwap::id);
    CHECK(text_of(player) == made);
    CHECK(player.controller.editor().can_undo());
    player.controller.opening().open_draft_file("own.txt", "tessera 1 polyomino\nboard\n.!\nend\n");
    CHECK(player.controller.editor().family() == NumberSwap::id);
    CHECK(text_of(player) == made);
}

TEST_CASE("what takes the place of a kept draft puts it aside") {
    Player player;
    player.start(code_of(two_dominoes, {left_domino}));
    open(player, Polyomino::id);
    player.controller.editing().use_tool("cut");
    const std::string mine = kept_text_of(player);
    player.controller.opening().edit_position();
    CHECK(player.host.kept.at("aside.1") == mine);
    CHECK(player.host.kept.at("draft.polyomino") == text_of(player));
}

TEST_CASE("files opened in turn are put aside only where somebody worked on them, and each text once") {
    const auto file = [](int columns) {
        return "tessera 1 polyomino\nboard\n" + std::string(static_cast<std::size_t>(columns), '.') +
               "\nend\npiece I\nX\nend\n";
    };
    Player player;
    player.start();
    const auto asides = [&] {
        return std::count_if(player.host.kept.begin(), player.host.kept.end(),
                             [](const auto& entry) { return entry.first.find("aside.") == 0; });
    };
    for (int columns = 3; columns < 6; ++columns) {
        player.controller.opening().open_draft_file("own.txt", file(columns));
        CHECK(player.notice() == "");
        CHECK(asides() == 0);
    }
    for (int round = 0; round < 2; ++round) {
        player.controller.opening().open_draft_file("own.txt", file(5));
        player.controller.editing().set_field("columns", 7);
        const std::string mine = text_of(player);
        player.controller.opening().open_draft_file("own.txt", file(4));
        CHECK(player.host.kept.at("aside.1") == mine);
        CHECK(asides() == 1);
        CHECK(player.notice().empty() == (round != 0));
        player.controller.answer_notice();
    }
    player.controller.editing().set_field("columns", 9);
    player.controller.opening().open_draft_file("own.txt", file(5));
    CHECK(asides() == 2);
    CHECK(player.notice() == "");  // shown only once
    player.controller.editing().set_field("columns", 8);
    player.host.refuses_to_keep = true;
    const auto before = player.host.kept;
    player.controller.opening().open_draft_file("own.txt", file(3));
    CHECK(player.notice() == "The browser does not let this page save your draft.");
    CHECK(player.host.kept == before);
}

TEST_CASE("a board larger than any that is drawn loses a few columns at a time") {
    Player player;
    player.start();
    player.controller.opening().open_draft_file(
        "own.txt", "tessera 1 polyomino\nboard\n" + std::string(100, '.') + "\nend\npiece I x4096\nX\nend\n");
    show(player);
    for (const MakerField& field : player.controller.editor().fields()) {
        CHECK(field.value <= field.high);
    }
    player.controller.editing().show_page(1);
    show(player);
    player.controller.editing().set_field("piece", 2);
    show(player);
    tap(player, {400, 250});
    CHECK(polyomino::parse_draft(text_of(player)));
}

TEST_CASE("Back leads from the editor to the list, and Forward to the editor again") {
    Player player;
    player.start();
    open(player, EdgeMatch::id);
    player.controller.go_to_depth(0);
    CHECK(player.controller.screen() == Screen::home);
    player.controller.go_to_depth(2);
    CHECK(player.controller.screen() == Screen::edit);
}

TEST_CASE("an editor opens without a complaint in every family, and says what to do") {
    for (const std::string_view family : family_ids()) {
        CAPTURE(family);
        Player player;
        player.start();
        open(player, family);
        const Editor& editor = player.controller.editor();
        CHECK_FALSE(editor.complaint());
        CHECK_FALSE(editor.help().pattern.empty());
    }
    Player player;
    player.start();
    player.controller.opening().open_draft_file("own.txt",
                                                "tessera 1 polyomino\nboard\n....\nend\npiece I\nXX\nend\n");
    CHECK(player.controller.editor().complaint());
}

TEST_CASE("a puzzle is made on the drawn board, opened, made again from its link, and the draft is kept") {
    Player player;
    player.start();
    open(player, "polyomino");
    GameController& controller = player.controller;
    tap(player, middle_of({0, 0}, 5, 6));
    tap(player, middle_of({4, 5}, 5, 6));
    const std::string drawn = text_of(player);
    controller.opening().make_on_board();
    CHECK(controller.panel() == Panel::make);
    const auto fields = controller.maker().fields();
    const auto shape = std::find_if(fields.begin(), fields.end(),
                                    [](const MakerField& field) { return field.name == "shape"; });
    REQUIRE(shape != fields.end());
    CHECK(shape->shown == "drawn board");
    player.wait_until([&] { return !controller.maker().is_at_work(); });
    REQUIRE(controller.maker().made() != nullptr);
    const auto& made = std::get<Session<Polyomino>>(*controller.maker().made()).level();
    CHECK(made.board ==
          std::get<Session<Polyomino>>(
              *open_level("tessera 1 polyomino\nboard\n#.....\n......\n......\n......\n.....#\nend\npiece I "
                          "x28\nX\nend\n"))
              .level()
              .board);
    CHECK(made.recipe);

    controller.go_to_depth(controller.depth() - 1);  // Back
    CHECK(controller.panel() == Panel::none);
    CHECK(controller.screen() == Screen::edit);
    controller.opening().make_on_board();
    player.wait_until([&] { return !controller.maker().is_at_work(); });
    controller.opening().play_made();
    CHECK(controller.screen() == Screen::play);
    const auto another = controller.opening().another_recipe();
    REQUIRE(another);
    const std::string link = controller.desk().code(false);
    const std::string code = controller.game().code;

    open(player, "polyomino");
    CHECK(text_of(player) == drawn);

    Player other;
    other.start();
    other.controller.opening().open_link(link.substr(1));
    other.wait_until([&] { return !other.controller.maker().is_at_work(); });
    CHECK(other.controller.game().code == code);
    CHECK(other.controller.opening().another_recipe() == another);
}

TEST_CASE("a drawn board that the chosen set cannot fill is refused in a sentence, and nothing is made") {
    Player player;
    player.start();
    open(player, "polyomino");
    GameController& controller = player.controller;
    controller.editing().show_page(1);
    controller.editing().set_field("set", 4);  // tetrominoes: 20 cells for 30
    controller.opening().make_on_board();
    CHECK(controller.panel() == Panel::none);
    CHECK_FALSE(controller.maker().is_at_work());
    REQUIRE(controller.announcer().notices().current());
    CHECK(controller.announcer().notices().current()->is_refusal);
    CHECK(controller.announcer().notices().current()->text.find("20") != std::string::npos);
}

TEST_SUITE_END();
