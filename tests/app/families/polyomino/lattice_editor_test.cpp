// Promise: Boards and pieces of hexagons, triangles, squares on their tips, cubes and balls are drawn in the editor.

#include "app/families/polyomino/editor.h"
#include "app/families/polyomino/space/layouts.h"
#include "base/json.h"
#include "games/polyomino/catalogue.h"
#include "games/polyomino/lattice/lattices.h"
#include "games/polyomino/lattice_shape.h"
#include "games/polyomino/polyomino.h"

#include <doctest.h>

#include <algorithm>
#include <set>
#include <string>

using namespace tessera;

TEST_SUITE_BEGIN("app/families/polyomino/lattice_editor");

namespace {

struct EditingPlayer {
    EditingPlayer() {
        scene.area = {0, 0, 800, 600};
        show();
    }

    void show() { lay_out(editor, level, scene); }
    PolyominoEdit take(PolyominoEdit edit) {
        if (edit.level) {
            level = *edit.level;
        }
        show();
        return edit;
    }
    PolyominoEdit send(const InputEvent& event) { return take(edit_input(editor, level, event)); }
    PolyominoEdit tap(Point point) {
        PolyominoEdit edit = send(pointer(InputKind::press, point, true));
        send(pointer(InputKind::release, point, true));
        return edit;
    }
    PolyominoEdit press(Key key) { return send(key_press(key)); }
    void set(std::string_view name, int value) { take(set_edit_field(editor, level, name, value)); }
    void page(PolyominoPage shown) {
        editor.page = static_cast<int>(shown);
        show();
    }
    void choose(const polyomino::Lattice& lattice) {
        const auto fields = edit_fields(editor, level);
        for (int value = 0; value <= fields.front().high; ++value) {
            set("lattice", value);
            if (level.lattice == &lattice) {
                return;
            }
        }
        FAIL("no such lattice");
    }
    Point middle(const EditGrid& grid, Cell cell) const { return grid.canvas.rect_of(cell).centre(); }
    int value_of(std::string_view name) const {
        for (const MakerField& field : edit_fields(editor, level)) {
            if (field.name == name) {
                return field.value;
            }
        }
        return -1;
    }

    PolyominoEditor editor;
    polyomino::Level level = EditorOf<Polyomino>::blank();
    Scene scene;
};

int cells_on(const PieceDesk& desk) {
    int count = 0;
    for (int index = 0; index < desk.drawn.size(); ++index) {
        count += desk.drawn[index] ? 1 : 0;
    }
    return count;
}

std::vector<const polyomino::Lattice*> other_lattices() {
    return {polyomino::lattices().begin() + 1, polyomino::lattices().end()};
}

}  // namespace

TEST_CASE("every lattice can be chosen, and squares again") {
    EditingPlayer player;
    for (const polyomino::Lattice* lattice : other_lattices()) {
        CAPTURE(lattice->name);
        player.choose(*lattice);
        CHECK(open_cell_count(player.level) > 0);
        CHECK(player.value_of("layers") == (lattice->is_in_space ? player.editor.frame.size.layers : -1));
    }
    player.set("lattice", 0);
    CHECK(player.level.lattice == nullptr);
    CHECK(player.value_of("rows") == player.level.board.rows());
}

TEST_CASE(
    "each cell is where it is drawn: a tap takes it out, another puts it back, and the last one stays") {
    for (const polyomino::Lattice* lattice : other_lattices()) {
        CAPTURE(lattice->name);
        EditingPlayer player;
        player.choose(*lattice);
        std::set<std::pair<int, int>> seen;
        for (const Cell cell : std::vector<Cell>(player.editor.grid.cells)) {
            const Point middle = player.middle(player.editor.grid, cell);
            CHECK(player.scene.area.contains(middle));
            CHECK(seen.insert({static_cast<int>(middle.x), static_cast<int>(middle.y)}).second);
            const polyomino::Square before = player.level.board[cell];
            player.tap(middle);
            CHECK(player.level.board[cell] != before);
            player.tap(middle);
            CHECK(player.level.board[cell] == before);
        }
        for (const Cell cell : std::vector<Cell>(player.editor.grid.cells)) {
            if (player.level.board[cell] == polyomino::Square::open) {
                player.tap(player.middle(player.editor.grid, cell));
            }
        }
        CHECK(open_cell_count(player.level) == 1);
        player.take(use_edit_tool(player.editor, player.level, "clear", 1));
        CHECK(open_cell_count(player.level) == int_size(player.editor.frame.cells));
    }
}

TEST_CASE("a frame of the same cells is laid out anew for another lattice in space") {
    EditingPlayer player;
    player.choose(polyomino::cubic_lattice());
    player.set("layers", 4);
    player.set("rows", 4);
    player.set("columns", 4);
    player.page(PolyominoPage::pieces);
    player.page(PolyominoPage::board);
    const polyomino::Level cubes = player.level;
    player.choose(polyomino::sphere_lattice());
    const auto lattice_of = [](const EditGrid& grid) {
        return &space::layout_of(*grid.layers).lattice();
    };
    CHECK(lattice_of(player.editor.grid) == &polyomino::sphere_lattice());
    player.page(PolyominoPage::pieces);
    CHECK(lattice_of(player.editor.desk.grid) == &polyomino::sphere_lattice());
    player.level = cubes;  // as undo does
    player.show();
    CHECK(lattice_of(player.editor.desk.grid) == &polyomino::cubic_lattice());
}

TEST_CASE("a frame of another size keeps what was drawn") {
    for (const polyomino::Lattice* lattice : other_lattices()) {
        CAPTURE(lattice->name);
        EditingPlayer player;
        player.choose(*lattice);
        const Cell first = player.editor.grid.cells.front();
        player.tap(player.middle(player.editor.grid, first));
        const int open = open_cell_count(player.level);
        const polyomino::FrameSize size = player.editor.frame.size;
        player.set("rows", size.rows + 1);
        CHECK(open_cell_count(player.level) == open + size.columns * size.layers);
        CHECK(player.value_of("rows") == size.rows + 1);
        player.set("rows", size.rows);
        CHECK(open_cell_count(player.level) == open);
        if (lattice->is_in_space) {
            player.set("layers", size.layers + 1);
            CHECK(open_cell_count(player.level) == open + size.columns * size.rows);
        }
    }
}

TEST_CASE("arrows reach every cell, Enter takes it out, and words say which") {
    for (const polyomino::Lattice* lattice : other_lattices()) {
        CAPTURE(lattice->name);
        EditingPlayer player;
        player.choose(*lattice);
        player.press(Key::left);
        std::set<Cell> reached;
        std::vector<Cell> waiting{*player.editor.grid.cursor.cell};
        while (!waiting.empty()) {
            const Cell from = waiting.back();
            waiting.pop_back();
            if (!reached.insert(from).second) {
                continue;
            }
            for (const Key key : {Key::left, Key::right, Key::up, Key::down}) {
                player.editor.grid.cursor.cell = from;
                player.press(key);
                waiting.push_back(*player.editor.grid.cursor.cell);
            }
        }
        CHECK(reached.size() == player.editor.grid.cells.size());
        player.editor.grid.cursor.cell = player.editor.grid.cells.front();
        const auto edit = player.press(Key::enter);
        REQUIRE(edit.aloud);
        CHECK(edit.aloud->pattern == (lattice->is_in_space
                                          ? "layer {}, row {}, column {}: not part of the board"
                                          : "row {}, column {}: not part of the board"));
    }
}

TEST_CASE("a piece is drawn cell by cell, and lies in the middle of the desk when it is chosen again") {
    for (const polyomino::Lattice* lattice : other_lattices()) {
        CAPTURE(lattice->name);
        EditingPlayer player;
        player.choose(*lattice);
        player.page(PolyominoPage::pieces);
        // Three cells that touch: the first, one beside it, one beside that.
        std::vector<Cell> drawn{player.editor.desk.grid.cells[player.editor.desk.grid.cells.size() / 2]};
        const std::vector<Cell> steps = polyomino::steps_to_neighbours(lattice);
        while (drawn.size() < 3) {
            for (const Cell step : steps) {
                const Cell next = drawn.back() + step;
                if (player.editor.desk.grid.has(next) &&
                    std::find(drawn.begin(), drawn.end(), next) == drawn.end()) {
                    drawn.push_back(next);
                    break;
                }
            }
        }
        for (const Cell cell : drawn) {
            player.tap(player.middle(player.editor.desk.grid, cell));
        }
        REQUIRE(player.level.pieces.size() == 1);
        const polyomino::Shape shape = player.level.pieces.front().shape;
        CHECK(shape == polyomino::make_shape(drawn));
        CHECK(polyomino::is_connected(lattice, shape));
        const auto text = Polyomino::format_level(player.level);
        CHECK(EditorOf<Polyomino>::parse(text));
        player.take(use_edit_tool(player.editor, player.level, "piece.new", 1));
        CHECK(player.editor.desk.piece == 1);
        player.set("piece", 1);
        CHECK(cells_on(player.editor.desk) == 3);
    }
}

TEST_CASE("sets of the lattice are offered, lie on the desk, and are fixed as in play") {
    for (const polyomino::Lattice* lattice : other_lattices()) {
        CAPTURE(lattice->name);
        EditingPlayer player;
        player.choose(*lattice);
        player.page(PolyominoPage::pieces);
        const auto fields = edit_fields(player.editor, player.level);
        REQUIRE(fields.front().name == "set");
        for (int set = 1; set <= fields.front().high; ++set) {
            player.set("set", set);
            CHECK(player.value_of("set") == set);
            CHECK(!player.level.pieces.empty());
            for (int piece = 1; piece <= int_size(player.level.pieces); ++piece) {
                player.set("piece", piece);
                CHECK(cells_on(player.editor.desk) == at(player.level.pieces, piece - 1).shape.size());
            }
        }
        player.set("set", 1);
        player.page(PolyominoPage::givens);
        REQUIRE(player.editor.fixing);
        CHECK(player.editor.fixing->level().lattice == lattice);
    }
}

TEST_CASE(
    "the pieces and the drawing of one share the desk of every window, and the last of a few is not alone") {
    for (const Rect& area : {Rect{0, 0, 362, 290}, Rect{0, 0, 300, 150}, Rect{0, 0, 480, 330},
                             Rect{0, 0, 768, 420}, Rect{0, 0, 900, 700}}) {
        for (const int count : {1, 2, 4, 6, 12}) {
            CAPTURE(area.width);
            CAPTURE(count);
            EditingPlayer player;
            player.scene.area = area;
            const auto set = polyomino::pieces_of_set("kanoodle");
            player.level.pieces.assign(set->begin(), set->begin() + count);
            player.page(PolyominoPage::pieces);
            const PieceDesk& desk = player.editor.desk;
            const Rect drawing = desk.grid.canvas.board();
            CHECK(int_size(desk.slots) == count + 1);
            for (const Rect& slot : desk.slots) {
                CHECK(slot.width >= 24);
                CHECK(common_part(slot, area) == slot);
                CHECK(common_part(slot, drawing).width * common_part(slot, drawing).height <= 0);
            }
            CHECK(common_part(drawing, area) == drawing);
            CHECK(drawing.height >= std::min(0.55F * std::min(area.height, area.width * 0.8F), 360.0F));
            const auto in_last_row =
                std::count_if(desk.slots.begin(), desk.slots.end(),
                              [&](const Rect& slot) { return slot.y == desk.slots.back().y; });
            const auto in_first_row =
                std::count_if(desk.slots.begin(), desk.slots.end(),
                              [&](const Rect& slot) { return slot.y == desk.slots.front().y; });
            CHECK((in_last_row > 1 || in_first_row < 4 || count > 6));
        }
    }
}

TEST_CASE("the drawing of a piece keeps its place while one draws, and for the first four pieces") {
    for (const Rect& area : {Rect{0, 0, 362, 290}, Rect{0, 0, 480, 330}, Rect{0, 0, 900, 700}}) {
        CAPTURE(area.width);
        EditingPlayer player;
        player.scene.area = area;
        player.page(PolyominoPage::pieces);
        PieceDesk& desk = player.editor.desk;
        const Rect first = desk.grid.canvas.board();
        for (int piece = 0; piece < 9; ++piece) {
            CAPTURE(piece);
            player.editor.desk.piece = piece;
            player.show();
            const Rect before = desk.grid.canvas.board();
            player.send(pointer(InputKind::press, player.middle(desk.grid, {3, 3}), true));
            CHECK(desk.grid.canvas.board() == before);
            player.send(pointer(InputKind::move, player.middle(desk.grid, {3, 4}), true));
            CHECK(desk.grid.canvas.board() == before);
            player.send(pointer(InputKind::release, player.middle(desk.grid, {3, 4}), true));
            CHECK(int_size(player.level.pieces) == piece + 1);
            CHECK(player.level.pieces.back().shape.size() == 2);
            CHECK((piece >= 4 || desk.grid.canvas.board() == first));
        }
    }
}

TEST_CASE("a piece larger than the usual desk has a larger one, and a cell more can be drawn") {
    for (const polyomino::Lattice* lattice : other_lattices()) {
        if (lattice->points_by_place) {
            continue;  // no step leads on in a row of triangles
        }
        CAPTURE(lattice->name);
        EditingPlayer player;
        player.choose(*lattice);
        const Cell step = polyomino::steps_to_neighbours(lattice).front();
        std::vector<Cell> bar{{0, 0}};
        while (bar.size() < 11) {
            bar.push_back(bar.back() + step);
        }
        player.level = polyomino::with_piece(
            player.level, 0, polyomino::make_piece(lattice, "B", polyomino::make_shape(bar), 1, true, true));
        player.page(PolyominoPage::pieces);
        CHECK(cells_on(player.editor.desk) == 11);
        for (const Cell cell : std::vector<Cell>(player.editor.desk.grid.cells)) {
            if (!player.editor.desk.drawn[cell]) {
                player.tap(player.middle(player.editor.desk.grid, cell));
                break;
            }
        }
        CHECK(player.level.pieces.front().shape.size() == 12);
    }
}

TEST_CASE("a puzzle of any lattice opens, is described and put in words") {
    for (const polyomino::Lattice* lattice : other_lattices()) {
        CAPTURE(lattice->name);
        EditingPlayer player;
        player.choose(*lattice);
        player.tap(player.middle(player.editor.grid, player.editor.grid.cells[1]));
        const std::string text = Polyomino::format_level(player.level);
        EditingPlayer other;
        other.level = *EditorOf<Polyomino>::parse(text);
        other.show();
        CHECK(Polyomino::format_level(other.level) == text);
        CHECK(other.editor.grid.cells.size() == player.editor.grid.cells.size());
        Json json;
        describe(json, other.editor, other.level);
        CHECK(json.written().find("desk_cells") != std::string::npos);
        const Strings strings;
        BoardWords words(strings);
        put_in_words(words, other.editor, other.level);
        CHECK(words.text().find("no cell") != std::string::npos);
    }
}
