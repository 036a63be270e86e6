#include "app/board/dimming.h"

#include "app/families/polyomino/art.h"
#include "app/families/polyomino/held.h"
#include "app/game/play/open_game.h"
#include "app/ui/drawn_at.h"

#include <doctest.h>

#include <algorithm>
#include <string>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/dimming");

namespace {

// A table on which a hint is shown, without a window.
struct HintedTable {
    explicit HintedTable(std::string_view level) : table(*open_level(level)) {
        scene.area = {0, 0, 800, 600};
        scene.reduced_motion = true;
        with_game(table, [&](auto& session, auto& view) { position_changed(view, session, scene); });
    }

    void play(std::string_view move) { REQUIRE(play_move_text(table, move, scene).changed); }
    void show(const HintStep& step) {
        with_game(table, [&](auto&, auto& view) { highlight(view, &step); });
        lay_out_table(table, scene);
    }
    // True if the veil lies over the point.
    bool is_dim(Point point, const Theme& theme = light_theme()) const {
        UnseenCanvas canvas;
        Painter painter(canvas.list, theme, 1);
        with_game(table, [&](auto& session, auto& view) { draw_board(painter, view, session, scene); });
        return is_drawn_at(canvas.list, point, with_alpha(theme.page, dimming));
    }
    Point cell(int row, int column) const {
        return with_game(table, [&](auto&, auto& view) {
            const float half = view.canvas.cell() / 2;
            return view.canvas.point_of({row, column}) + Point{half, half};
        });
    }
    bool is_dim(int row, int column) const { return is_dim(cell(row, column)); }
    PolyominoView& pieces() { return std::get<PolyominoView>(table.view); }
    EdgeMatchView& tiles() { return std::get<EdgeMatchView>(table.view); }
    bool is_slot_dim(int index) { return is_dim(at(pieces().tray.slots, index).rect.centre()); }

    mutable OpenGame table;
    Scene scene;
};

constexpr std::string_view two_kinds =
    "tessera 1 polyomino\nboard\n....\n....\n....\nend\npiece I x3\nXX\nend\npiece L x2\nXX\nX.\nend\n";
constexpr std::string_view three_tiles =
    "tessera 1 edge_match\nsize 3x1\ntiles\n=A------ =B--=A-- ----=B--\nend\n";

HintStep look_at(const std::vector<Cell>& cells, const std::vector<std::string>& pieces = {}) {
    return {say("look here"), cells, pieces};
}

}  // namespace

TEST_CASE("a hint's cells and its piece stay bright, and all others are dimmed, in every theme") {
    HintedTable seen(two_kinds);
    CHECK_FALSE(seen.is_dim(1, 1));
    seen.show(look_at({{0, 0}, {0, 1}}, {"L"}));
    CHECK_FALSE(seen.is_dim(0, 0));
    CHECK_FALSE(seen.is_dim(0, 1));
    CHECK(seen.is_dim(1, 0));
    CHECK(seen.is_dim(2, 3));
    CHECK(seen.is_slot_dim(0));
    CHECK_FALSE(seen.is_slot_dim(1));
    for (const Theme* theme : {&dark_theme(), &meadow_theme(), &midnight_theme()}) {
        CHECK(seen.is_dim(seen.cell(2, 3), *theme));
        CHECK_FALSE(seen.is_dim(seen.cell(0, 0), *theme));
    }
}

TEST_CASE("a hint dims the numbers that it does not speak of, and not the plate below them") {
    HintedTable seen("tessera 1 number_swap\ngrid\n1 3 2\n4 5 6\nend\n");
    seen.show(look_at({{0, 1}, {0, 2}}));
    CHECK_FALSE(seen.is_dim(0, 1));
    CHECK(seen.is_dim(0, 0));
    const Point corner =
        with_game(seen.table, [](auto&, auto& view) { return view.canvas.board().corner(); });
    CHECK_FALSE(seen.is_dim(corner + Point{1, 1}));
}

TEST_CASE("a piece on the board that a hint names, lays or takes back stays bright, and others are dimmed") {
    HintedTable seen(two_kinds);
    seen.play("place I 0 0 0");
    seen.play("place L 0 1 0");
    seen.show(look_at({}, {"L"}));
    CHECK(seen.is_dim(0, 0));
    CHECK_FALSE(seen.is_dim(1, 0));
    HintStep change = look_at({{2, 3}});
    change.moves = {"take I 0 0 0", "place I 0 0 2"};
    seen.show(change);
    CHECK_FALSE(seen.is_dim(0, 0));
    CHECK_FALSE(seen.is_dim(0, 3));
    CHECK(seen.is_dim(1, 0));
}

TEST_CASE("nothing is dimmed by a hint that names nothing, nor while a piece is in the hand") {
    HintedTable seen(two_kinds);
    seen.show(look_at({}));
    CHECK_FALSE(seen.is_dim(1, 1));
    seen.show(look_at({{0, 0}}));
    CHECK(seen.is_dim(1, 1));
    pick_from_tray(seen.pieces(), std::get<PolyominoSession>(seen.table.session), 0, Hand::Mode::hovering);
    CHECK_FALSE(seen.is_dim(1, 1));
    CHECK_FALSE(seen.is_slot_dim(1));
    seen.pieces().held.reset();
    seen.scene.dims_rest = false;  // as in the lab
    CHECK_FALSE(seen.is_dim(1, 1));
}

TEST_CASE("hexagons, triangles, cubes and balls are dimmed too, each as it lies") {
    for (const std::string_view level :
         {"tessera 1 polyomino\nlattice hexagonal\nboard\n . .\n. . .\n . .\nend\npiece O x7\nX\nend\n",
          "tessera 1 polyomino\nlattice triangular\nboard\n  .\n ...\n.....\nend\npiece O x9\nX\nend\n",
          "tessera 1 polyomino\nlattice cubic\nboard\n..\n..\n-\n..\n..\nend\npiece I x4\nXX\nend\n",
          "tessera 1 polyomino\nlattice sphere\nboard\n..\n..\n-\n.\nend\npiece O x5\nX\nend\n"}) {
        CAPTURE(level);
        HintedTable seen(level);
        const auto& session = std::get<PolyominoSession>(seen.table.session);
        const std::vector<Cell> cells = polyomino::open_cells_of(session.level().board);
        const Cell lit = cells.front();
        seen.show(look_at({lit}));
        CHECK_FALSE(seen.is_dim(lit.row, lit.column));
        for (const Cell cell : {cells[1], cells.back()}) {
            CHECK(seen.is_dim(cell.row, cell.column));
        }
    }
}

TEST_CASE("the picture of a board in space dims the pieces that a hint does not speak of") {
    HintedTable seen(
        "tessera 1 polyomino\nlattice sphere\nboard\n..\n..\n-\n.\nend\npiece I x2\nXX\nend\npiece "
        "O\nX\nend\n");
    const auto& session = std::get<PolyominoSession>(seen.table.session);
    const Cell first = polyomino::open_cells_of(session.level().board).front();
    seen.play(Polyomino::format_move(session.level(), {std::nullopt, polyomino::Placement{1, 0, first}}));
    const Color color = piece_color(light_theme(), session.level(), 1);
    const auto has_dimmed_ball = [&] {
        UnseenCanvas canvas;
        draw_board(canvas.painter, seen.pieces(), session, seen.scene);
        const ImU32 dimmed = packed(mix(color, light_theme().page, dimming));
        return std::any_of(canvas.list.VtxBuffer.begin(), canvas.list.VtxBuffer.end(),
                           [dimmed](const ImDrawVert& corner) { return corner.col == dimmed; });
    };
    CHECK_FALSE(has_dimmed_ball());
    seen.show(look_at({}, {"I"}));
    CHECK(has_dimmed_ball());
    seen.show(look_at({}, {"O"}));
    CHECK_FALSE(has_dimmed_ball());
}

TEST_CASE(
    "tiles that a hint names stay bright, on the board and in the tray, and so do those crossed out there") {
    HintedTable seen(three_tiles);
    seen.play("place 0 0 0 0");
    HintStep step = look_at({{0, 1}}, {"2"});
    for (int turn = 0; turn < 4; ++turn) {
        step.excludes.push_back("place 2 " + std::to_string(turn) + " 0 1");
    }
    const auto is_tile_dim = [&](int tile) {
        return seen.is_dim(at(seen.tiles().tray.slots, tile)->corner() + Point{2, 2});
    };
    seen.show(step);
    CHECK(seen.is_dim(0, 0));
    CHECK_FALSE(seen.is_dim(0, 1));
    CHECK(seen.is_dim(0, 2));
    CHECK(is_tile_dim(0));
    CHECK_FALSE(is_tile_dim(1));
    CHECK_FALSE(is_tile_dim(2));
    seen.show(look_at({{0, 2}}, {"1"}));
    CHECK_FALSE(seen.is_dim(0, 0));
    CHECK(is_tile_dim(2));
}

TEST_CASE("on a number swap all tiles but the hint's are dimmed until one is picked") {
    HintedTable seen("tessera 1 number_swap\ngrid\n2 1 3\n4 5 6\nend\n");
    seen.show(look_at({{0, 0}, {0, 1}}));
    CHECK_FALSE(seen.is_dim(0, 0));
    CHECK_FALSE(seen.is_dim(0, 1));
    CHECK(seen.is_dim(0, 2));
    CHECK(seen.is_dim(1, 1));
    std::get<NumberSwapView>(seen.table.view).picked = Cell{0, 0};
    CHECK_FALSE(seen.is_dim(1, 1));
}

TEST_SUITE_END();
