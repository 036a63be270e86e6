#include "app/families/polyomino/hint_marks.h"

#include "app/board/board_words.h"
#include "app/families/polyomino/art.h"
#include "app/game/play/open_game.h"
#include "app/ui/unseen_canvas.h"

#include <doctest.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/polyomino/hint_marks");

namespace {

constexpr std::string_view dominoes =
    "tessera 1 polyomino\nboard\n....\n....\n....\nend\npiece I x6\nXX\nend\n";

PolyominoView shown(const HintStep& step, double after_ms, bool reduced_motion = false) {
    OpenGame game(*open_level(dominoes));
    Scene scene;
    scene.area = {0, 0, 800, 600};
    scene.now_ms = 1000;
    scene.reduced_motion = reduced_motion;
    auto& view = std::get<PolyominoView>(game.view);
    highlight(view, &step);
    lay_out_table(game, scene);
    scene.now_ms += after_ms;
    lay_out_table(game, scene);
    return view;
}

// Shows a hint that rules out the first `count` ways in which a domino lies across; returns the view.
PolyominoView shown_hint(int count, double after_ms) {
    HintStep step{say("look here"), {{0, 0}}, {"I"}};
    for (int index = 0; index < count; ++index) {
        step.excludes.push_back("place I 0 " + std::to_string(index / 3) + " " + std::to_string(index % 3));
    }
    return shown(step, after_ms);
}

// Returns what is drawn of a step's marks once all are shown.
std::vector<ImDrawVert> drawn_at_rest(const HintStep& step) {
    OpenGame game(*open_level(dominoes));
    Scene scene;
    scene.area = {0, 0, 800, 600};
    scene.reduced_motion = true;
    auto& view = std::get<PolyominoView>(game.view);
    highlight(view, &step);
    lay_out_table(game, scene);
    UnseenCanvas canvas;
    draw_marks(canvas.painter, view, std::get<PolyominoSession>(game.session), scene);
    return {canvas.list.VtxBuffer.begin(), canvas.list.VtxBuffer.end()};
}

// Returns a line that supposes one domino, tries a second one, and says that two more follow.
HintStep chain() {
    HintStep step{say("look here"), {{2, 0}}, {"I"}};
    step.assumes = {"place I 0 0 0", "place I 0 0 2", "place I 0 1 0", "place I 0 1 2"};
    step.excludes = {"place I 0 0 2"};
    step.follows = {"place I 0 1 0"};
    step.forced_at = {{1, 1}};
    step.alone = {"place I 0 1 2"};
    return step;
}

}  // namespace

TEST_CASE("the one cell that a placement is for is ringed on it, and several are not") {
    const auto corners_with = [](const std::vector<Cell>& cells) {
        HintStep step{say("it goes here"), cells, {"I"}};
        step.moves = {"place I 0 0 0"};
        const std::vector<ImDrawVert> all = drawn_at_rest(step);
        return std::count_if(all.begin(), all.end(), [](const ImDrawVert& vertex) {
            return vertex.col == packed(light_theme().accent);
        });
    };
    CHECK(corners_with({{0, 0}}) > corners_with({}));
    CHECK(corners_with({{0, 0}, {0, 1}}) == corners_with({}));
}

TEST_CASE("a hint crosses out five placements at most, a quarter of a second apart, and counts the others") {
    CHECK(shown_hint(3, 0).marks.crossed.size() == 3);
    CHECK(shown_hint(3, 0).marks.more == 0);
    CHECK(shown_hint(5, 0).marks.more == 0);
    const PolyominoView view = shown_hint(9, 0);
    CHECK(view.marks.crossed.size() == 5);
    CHECK(view.marks.more == 4);
    CHECK(is_moving(view, 1000 + 4 * 250 + 700));  // the fifth is being crossed out
    CHECK_FALSE(is_moving(view, 1000 + 4 * 250 + 900));
}

TEST_CASE("each placement that is ruled out has a cross of its own") {
    const std::vector<Cell> crosses = shown_hint(3, 0).marks.crosses;  // of which two share a cell
    REQUIRE(crosses.size() == 3);
    CHECK(crosses.at(0) != crosses.at(1));
    CHECK(crosses.at(1) != crosses.at(2));
    HintStep step{say("look here"), {{0, 0}}, {"I"}};
    step.excludes = {"place I 0 0 1", "place I 1 0 1", "place I 0 0 0"};
    const std::vector<Cell> shared = shown(step, 0).marks.crosses;
    for (int one = 0; one < 3; ++one) {
        for (int other = 0; other < one; ++other) {
            CHECK_FALSE(at(shared, one) == at(shared, other));
        }
    }
}

TEST_CASE(
    "the pieces that follow in a hint come one after the other, with a number on the cell that forces them") {
    const auto laid = [](double after_ms, bool reduced_motion = false) {
        const PolyominoView view = shown(chain(), after_ms, reduced_motion);
        return laid_by(view, view.now_ms);
    };
    CHECK(laid(0) == 2);  // what is supposed, and what is tried
    CHECK(laid(440) == 2);
    CHECK(laid(460) == 3);
    CHECK(laid(910) == 4);
    CHECK(laid(0, true) == 4);
    const std::vector<Cell> badges = shown(chain(), 0).marks.badges;
    REQUIRE(badges.size() == 4);
    CHECK(badges.at(0) == no_badge);
    CHECK(badges.at(1) == no_badge);
    CHECK(badges.at(2) == Cell{1, 1});
    CHECK(badges.at(3) == Cell{1, 2});  // the only place of its piece: within it
}

TEST_CASE("a placement that a hint asks for is a pale piece, one that is only supposed is flat") {
    const Color color = piece_color(light_theme(), 0);
    const auto is_drawn = [&](const HintStep& step, float strength) {
        const std::vector<ImDrawVert> drawn = drawn_at_rest(step);
        return std::any_of(drawn.begin(), drawn.end(), [&](const auto& vertex) {
            return vertex.col == packed(mix(light_theme().board, color, strength));
        });
    };
    HintStep step{say("look here"), {}, {"I"}};
    step.moves = {"place I 0 0 0"};
    CHECK(is_drawn(step, 0.6F));
    CHECK_FALSE(is_drawn(step, 0.65F));
    CHECK_FALSE(is_drawn(chain(), 0.6F));
    CHECK(is_drawn(chain(), 0.65F));
}

TEST_CASE("a placement that is ruled out case by case is in question, and not crossed out yet") {
    HintStep step = chain();
    step.assumes.resize(2);
    step.follows = step.alone = {};
    step.deduction = "split";
    step.left = {"place I 0 1 0", "place I 0 1 2"};
    const PolyominoView view = shown(step, 0);
    CHECK(view.marks.left.size() == 2);
    CHECK(view.marks.crossed.empty());
    CHECK(view.marks.asked == Cell{0, 2});
    CHECK(laid_by(view, view.now_ms) == 2);
    step.deduction = "one_step";
    CHECK(shown(step, 0).marks.crossed.size() == 1);
    CHECK(shown(step, 0).marks.asked == Cell{0, 0});  // of what is supposed before
    step.assumes.erase(step.assumes.begin());
    CHECK(shown(step, 0).marks.asked == no_badge);
}

TEST_CASE("of placements that fail at different cells each is shown with its own, one after the other") {
    HintStep step{say("look here"), {{0, 0}, {1, 1}, {2, 3}}, {"I"}};
    step.excludes = {"place I 0 0 1", "place I 0 1 2", "place I 0 2 1"};
    step.fails_at = {{{0, 0}}, {{1, 1}}, {{2, 3}}};
    const auto is_lit = [&](double after_ms, Cell cell) {
        const PolyominoView view = shown(step, after_ms);
        return lit_cells(view) == std::vector<Cell>{cell} &&
               bright_cells(view, std::get<PolyominoSession>(OpenGame(*open_level(dominoes)).session))[cell];
    };
    CHECK(is_lit(10, {0, 0}));
    CHECK(is_lit(260, {1, 1}));
    CHECK(is_lit(510, {2, 3}));
    CHECK(is_lit(2000, {2, 3}));
    CHECK(is_lit(0, {0, 0}));
    CHECK(lit_cells(shown(step, 0, true)) == std::vector<Cell>{{2, 3}});
    step.fails_at.clear();
    CHECK(lit_cells(shown(step, 260)) == step.cells);
}

TEST_CASE("no cross of another placement lies on the one that is shown, or on what that fails at") {
    const auto crosses = [](std::vector<std::string> excluded, std::vector<std::vector<Cell>> fails_at) {
        HintStep step{say("look here"), {{2, 3}}, {"I"}};
        step.excludes = std::move(excluded);
        step.fails_at = std::move(fails_at);
        const std::vector<ImDrawVert> drawn = drawn_at_rest(step);
        return std::count_if(drawn.begin(), drawn.end(), [](const auto& vertex) {
            return vertex.col == packed(mix(light_theme().board, light_theme().bad, 0.55F));
        });
    };
    CHECK(crosses({"place I 0 0 0", "place I 0 2 0"}, {{{2, 3}}, {{2, 3}}}) > 0);
    CHECK(crosses({"place I 0 0 0", "place I 0 2 0"}, {{{2, 3}}, {{0, 0}, {0, 1}}}) == 0);
    CHECK(crosses({"place I 0 0 0", "place I 0 0 1"}, {{{2, 3}}, {{2, 3}}}) > 0);  // its other cell is free
}

TEST_CASE("a placement whose cross has no room is counted with those that are not shown") {
    HintStep step{say("look here"), {{2, 3}}, {"I"}};
    step.excludes = {"place I 0 0 0", "place I 0 2 0"};
    step.fails_at = {{{2, 3}}, {{2, 3}}};
    CHECK(shown(step, 0).marks.more == 0);
    step.fails_at[1] = {{0, 0}, {0, 1}};  // all cells of the other one
    CHECK(shown(step, 0).marks.more == 1);
}

TEST_CASE("the places that are left come one after the other, and the last one stays") {
    HintStep step = chain();
    step.assumes.resize(2);
    step.follows = step.alone = {};
    step.deduction = "split";
    step.left = {"place I 0 1 0", "place I 0 1 2", "place I 0 2 0"};
    const PolyominoView view = shown(step, 0);
    CHECK(is_marking(view, 1000 + 2 * 250 + 700));
    CHECK_FALSE(is_marking(view, 1000 + 2 * 250 + 900));
}

TEST_CASE("each place that is left has its number on a cell of its own, off the last one") {
    HintStep step = chain();
    step.assumes.resize(2);
    step.follows = step.alone = {};
    step.deduction = "split";
    step.left = {"place I 0 1 0", "place I 0 1 1", "place I 0 1 2"};  // each overlaps the next
    const PolyominoView view = shown(step, 0);
    CHECK(view.marks.numbers == std::vector<Cell>{{1, 0}, {1, 1}, {1, 2}});
}

TEST_CASE("cells that could not be covered have the colour of a fault, those of a reason have not") {
    HintStep step{say("look here"), {{0, 0}}, {"I"}};
    step.excludes = {"place I 0 0 0"};
    step.deduction = "region_size";
    CHECK(shows_fault(shown(step, 0)));
    step.deduction = "pair";
    CHECK_FALSE(shows_fault(shown(step, 0)));
    step.excludes.clear();
    step.deduction = "region_size";
    CHECK_FALSE(shows_fault(shown(step, 0)));
}

TEST_CASE("the placement that is ruled out last is drawn as a piece, and those before it as outlines") {
    HintStep step{say("look here"), {{2, 0}}, {"I"}};
    step.excludes = {"place I 0 0 0", "place I 0 0 1", "place I 0 0 2"};
    const std::vector<ImDrawVert> drawn = drawn_at_rest(step);
    const Color piece = light_theme().pieces.front();
    const Color board = light_theme().board;
    const auto first_of = [&](Color color) {
        const auto found = std::find_if(drawn.begin(), drawn.end(),
                                        [&](const auto& vertex) { return vertex.col == packed(color); });
        return static_cast<int>(found - drawn.begin());
    };
    CHECK(first_of(with_alpha(piece, 0.5F)) < first_of(mix(board, piece, 0.75F)));
    CHECK(first_of(mix(board, piece, 0.75F)) < int_size(drawn));
}

TEST_CASE("no placement that is ruled out covers the cross of another one") {
    HintStep step{say("look here"), {{0, 0}}, {"I"}};
    step.excludes = {"place I 0 0 0", "place I 0 0 1", "place I 0 0 2"};
    const std::vector<ImDrawVert> drawn = drawn_at_rest(step);
    const auto shows = [](const ImDrawVert& vertex, Color color) {
        constexpr ImU32 opaque = 0xFF000000;
        return (vertex.col | opaque) == packed(color);
    };
    const Color piece = light_theme().pieces.front();
    int last_piece = -1;
    int first_cross = int_size(drawn);
    for (int index = 0; index < int_size(drawn); ++index) {
        const ImDrawVert& vertex = at(drawn, index);
        const bool is_piece = shows(vertex, piece) || shows(vertex, mix(light_theme().board, piece, 0.75F));
        last_piece = is_piece ? index : last_piece;
        first_cross = shows(vertex, light_theme().bad) ? std::min(first_cross, index) : first_cross;
    }
    CHECK(last_piece >= 0);
    CHECK(first_cross < int_size(drawn));
    CHECK(last_piece < first_cross);
}

TEST_CASE("words name the cells that force what follows in a hint, in turn") {
    OpenGame game(*open_level(dominoes));
    auto& view = std::get<PolyominoView>(game.view);
    HintStep step = chain();
    step.forced_at.push_back({2, 3});
    highlight(view, &step);
    const Strings strings;
    BoardWords words(strings);
    put_in_words(words, view, std::get<PolyominoSession>(game.session));
    CHECK(words.text().find("orced next: row 2 column 2, row 3 column 4") != std::string::npos);
}

TEST_CASE("words name the places that are left by their first cells, and not all cells of them") {
    OpenGame game(*open_level(dominoes));
    auto& view = std::get<PolyominoView>(game.view);
    HintStep step{say("look here"), {{1, 0}, {1, 1}, {1, 2}, {1, 3}}, {"I"}};
    step.left = {"place I 0 1 0", "place I 0 1 2"};
    highlight(view, &step);
    const Strings strings;
    BoardWords words(strings);
    put_in_words(words, view, std::get<PolyominoSession>(game.session));
    CHECK(words.text().find("laces left, by their first cells: row 2 column 1, row 2 column 3") !=
          std::string::npos);
    CHECK(words.text().find("ook at") == std::string::npos);
    step.cells = {{1, 2}};  // the cell that they are left for
    highlight(view, &step);
    BoardWords at_cell(strings);
    put_in_words(at_cell, view, std::get<PolyominoSession>(game.session));
    CHECK(at_cell.text().find("ook at: row 2 column 3") != std::string::npos);
}

TEST_CASE("a hint crosses out after the pieces that follow are there, and then rests") {
    const PolyominoView view = shown(chain(), 0);
    CHECK(is_marking(view, 1000 + 2 * 450 + 700));
    CHECK_FALSE(is_marking(view, 1000 + 2 * 450 + 900));
}

TEST_SUITE_END();
