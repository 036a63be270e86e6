#include "app/families/polyomino/editor.h"

#include "games/polyomino/catalogue.h"

#include <algorithm>
#include <utility>

// Editor of polyomino levels: the board, and the fields and buttons of all pages.

namespace tessera {

using polyomino::Level;
using polyomino::Square;

namespace {

constexpr float largest_cell = 90;
constexpr float board_margin = 18;
constexpr int most_of_a_kind = 99;

PolyominoPage page_of(const PolyominoEditor& editor) {
    return static_cast<PolyominoPage>(editor.page);
}

// Returns the cell and its mirror images, as far as mirrors are on.
std::vector<Cell> mirrored(const PolyominoEditor& editor, const Level& level, Cell cell) {
    const Cell across{cell.row, level.board.columns() - 1 - cell.column};
    const Cell down{level.board.rows() - 1 - cell.row, cell.column};
    std::vector<Cell> cells{cell};
    if (editor.mirrors_columns) {
        cells.push_back(across);
    }
    if (editor.mirrors_rows) {
        cells.push_back(down);
    }
    if (editor.mirrors_columns && editor.mirrors_rows) {
        cells.push_back({down.row, across.column});
    }
    return cells;
}

PolyominoEdit paint(PolyominoEditor& editor, const Level& level, Cell cell, bool goes_on) {
    Level next = level;
    for (const Cell each : mirrored(editor, level, cell)) {
        next = polyomino::with_square(std::move(next), each, *editor.brush);
    }
    return next == level ? PolyominoEdit::view_changed() : PolyominoEdit::change(std::move(next), goes_on);
}

PolyominoEdit begin_stroke(PolyominoEditor& editor, const Level& level, Cell cell) {
    editor.brush = level.board[cell] == Square::open ? Square::blocked : Square::open;
    return paint(editor, level, cell, false);
}

// Adds a sentence about the cursor's cell, for screen readers.
PolyominoEdit with_announcement(PolyominoEdit edit, const Level& level, Cell cell) {
    const Level& now = edit.level ? *edit.level : level;
    edit.aloud = now.board[cell] == Square::open
                     ? say("row {}, column {}: part of the board", cell.row + 1, cell.column + 1)
                     : say("row {}, column {}: not part of the board", cell.row + 1, cell.column + 1);
    return edit;
}

PolyominoEdit board_page_input(PolyominoEditor& editor, const Level& level, const InputEvent& event) {
    const std::optional<Cell> cell = editor.canvas.cell_at(event.at);
    if (editor.cursor.move(event, level.board.rows(), level.board.columns())) {
        return with_announcement(PolyominoEdit::view_changed(), level, *editor.cursor.cell);
    }
    if (editor.cursor.taps(event)) {
        PolyominoEdit edit = begin_stroke(editor, level, *editor.cursor.cell);
        editor.brush.reset();
        return with_announcement(std::move(edit), level, *editor.cursor.cell);
    }
    if (event.kind == InputKind::press && cell) {
        editor.cursor.cell.reset();
        return begin_stroke(editor, level, *cell);
    }
    if (event.kind == InputKind::move && editor.brush) {
        return cell ? paint(editor, level, *cell, true) : PolyominoEdit::view_changed();
    }
    if (event.kind == InputKind::release || event.kind == InputKind::cancel) {
        const bool was_painting = std::exchange(editor.brush, std::nullopt).has_value();
        return was_painting ? PolyominoEdit::view_changed() : PolyominoEdit::ignored();
    }
    return PolyominoEdit::ignored();
}

std::vector<MakerField> piece_fields(const PolyominoEditor& editor, const Level& level) {
    const std::vector<std::string>& names = polyomino::set_names();
    const int set = polyomino::find_set(level.pieces) + 1;  // 0: none
    std::vector<MakerField> fields{{"set", "Ready-made set", set, std::min(set, 1), int_size(names), "no set",
                                    false, set > 0 ? std::string_view(at(names, set - 1)) : ""}};
    if (!level.pieces.empty()) {
        fields.push_back({"piece", "Piece", editor.desk.piece + 1, 1, int_size(level.pieces) + 1, "", false,
                          editor.desk.piece < int_size(level.pieces)
                              ? std::string_view(at(level.pieces, editor.desk.piece).name)
                              : "new"});
    }
    if (editor.desk.piece < int_size(level.pieces)) {
        const polyomino::Piece& piece = at(level.pieces, editor.desk.piece);
        fields.push_back(
            {"piece.name", "Name", 0, 0, polyomino::longest_plain_name, "", false, piece.name, true});
        fields.push_back(
            {"count", "How many of this piece", piece.count, 1, std::max(most_of_a_kind, piece.count), ""});
        fields.push_back({"tint", "Colour", piece.style.tint, 0, polyomino::most_tints, "auto"});
        fields.back().swatch =
            piece.style.tint > 0 ? piece.style.tint : editor.desk.piece % polyomino::most_tints + 1;
        fields.push_back({"turns", "May be turned", piece.can_turn ? 1 : 0, 0, 1, "", true});
        fields.push_back({"flips", "May be flipped", piece.can_flip ? 1 : 0, 0, 1, "", true});
    }
    return fields;
}

PolyominoEdit set_piece_field(PolyominoEditor& editor, const Level& level, std::string_view name, int value) {
    if (name == "piece") {
        editor.desk.piece = value - 1;
        return PolyominoEdit::view_changed();
    }
    if (name == "set") {
        editor.desk.piece = 0;
        using Pieces = std::vector<polyomino::Piece>;
        return PolyominoEdit::change(polyomino::with_pieces(
            level, value > 0 ? *polyomino::pieces_of_set(at(polyomino::set_names(), value - 1)) : Pieces()));
    }
    const polyomino::Piece& piece = at(level.pieces, editor.desk.piece);
    polyomino::Piece next = polyomino::make_piece(
        piece.name, piece.shape, name == "count" ? value : piece.count,
        name == "flips" ? value != 0 : piece.can_flip, name == "turns" ? value != 0 : piece.can_turn);
    next.style = {piece.style.is_named, name == "tint" ? value : piece.style.tint};
    return PolyominoEdit::change(polyomino::with_piece(level, editor.desk.piece, std::move(next)));
}

Level emptied(const Level& level) {
    Level next = level;
    next.board = Grid<Square>(level.board.rows(), level.board.columns(), Square::open);
    return polyomino::with_givens(std::move(next), {});
}

}  // namespace

void lay_out(PolyominoEditor& editor, const Level& level, const Scene& scene) {
    editor.scene = scene;
    editor.desk.piece = std::min(editor.desk.piece, int_size(level.pieces));
    editor.cursor.keep_inside(level.board.rows(), level.board.columns());
    if (page_of(editor) == PolyominoPage::board) {
        editor.canvas.fit(free_area(scene).inset(board_margin), level.board.rows(), level.board.columns(),
                          scene.pixel, largest_cell);
    } else if (page_of(editor) == PolyominoPage::pieces) {
        lay_out_desk(editor.desk, level, scene);
    } else {
        lay_out_givens(editor, level, scene);
    }
}

bool is_moving(const PolyominoEditor& editor, double now_ms) {
    return page_of(editor) == PolyominoPage::givens && is_moving(editor.fixing_view, now_ms);
}

PolyominoEdit edit_input(PolyominoEditor& editor, const Level& level, const InputEvent& event) {
    if (page_of(editor) == PolyominoPage::board) {
        return board_page_input(editor, level, event);
    }
    if (page_of(editor) == PolyominoPage::pieces) {
        return desk_input(editor.desk, level, event);
    }
    lay_out_givens(editor, level, editor.scene);
    return givens_reply(editor, level, board_input(editor.fixing_view, *editor.fixing, event));
}

std::vector<MakerField> edit_fields(const PolyominoEditor& editor, const Level& level) {
    if (page_of(editor) == PolyominoPage::board) {
        const int widest = std::max(polyomino::max_draft_side, level.board.columns());
        const int highest = std::max(polyomino::max_draft_side, level.board.rows());
        return {{"columns", "Columns", level.board.columns(), 1, widest, ""},
                {"rows", "Rows", level.board.rows(), 1, highest, ""},
                {"mirrors_columns", "Mirror left and right", editor.mirrors_columns ? 1 : 0, 0, 1, "", true},
                {"mirrors_rows", "Mirror above and below", editor.mirrors_rows ? 1 : 0, 0, 1, "", true}};
    }
    return page_of(editor) == PolyominoPage::pieces ? piece_fields(editor, level) : std::vector<MakerField>();
}

PolyominoEdit set_edit_field(PolyominoEditor& editor, const Level& level, std::string_view name, int value) {
    if (page_of(editor) == PolyominoPage::pieces) {
        return set_piece_field(editor, level, name, value);
    }
    if (name == "columns" || name == "rows") {
        const bool is_rows = name == "rows";
        editor.cursor.cell.reset();
        return PolyominoEdit::change(polyomino::resized(level, is_rows ? value : level.board.rows(),
                                                        is_rows ? level.board.columns() : value));
    }
    (name == "mirrors_rows" ? editor.mirrors_rows : editor.mirrors_columns) = value != 0;
    return PolyominoEdit::view_changed();
}

PolyominoEdit set_edit_text(PolyominoEditor& editor, const Level& level, std::string_view text) {
    if (editor.desk.piece >= int_size(level.pieces)) {
        return PolyominoEdit::ignored();
    }
    if (!polyomino::may_be_named(level, editor.desk.piece, text)) {
        return {true,
                {},
                false,
                {},
                say("a name must be 1 to 8 letters or digits, and no other piece may have it")};
    }
    Level next = level;
    polyomino::Piece& piece = at(next.pieces, editor.desk.piece);
    piece.name = text;
    piece.style.is_named = true;
    return PolyominoEdit::change(std::move(next));
}

std::vector<ViewTool> edit_tools(const PolyominoEditor& editor, const Level& level) {
    if (page_of(editor) == PolyominoPage::board) {
        return {{"cut", "Cut into pieces", Icon::dice, open_cell_count(level) > 0},
                {"clear", "Clear", Icon::restart, !(emptied(level) == level)}};
    }
    if (page_of(editor) == PolyominoPage::pieces) {
        return {{"piece.new", "Add", Icon::add, editor.desk.piece < int_size(level.pieces)},
                {"piece.remove", "Remove", Icon::close, editor.desk.piece < int_size(level.pieces)}};
    }
    return editor.fixing ? tools(editor.fixing_view, *editor.fixing) : std::vector<ViewTool>();
}

PolyominoEdit use_edit_tool(PolyominoEditor& editor, const Level& level, std::string_view name,
                            std::uint64_t chance) {
    if (name == "cut") {
        return PolyominoEdit::change(polyomino::cut_by_chance(level, chance));
    }
    if (name == "clear") {
        return PolyominoEdit::change(emptied(level));
    }
    if (name == "piece.new") {
        editor.desk.piece = int_size(level.pieces);
        return PolyominoEdit::view_changed();
    }
    if (name == "piece.remove" && editor.desk.piece < int_size(level.pieces)) {
        Level next = polyomino::without_piece(level, editor.desk.piece);
        editor.desk.piece = std::clamp(editor.desk.piece, 0, std::max(int_size(next.pieces) - 1, 0));
        return PolyominoEdit::change(std::move(next));
    }
    if (!editor.fixing) {
        return PolyominoEdit::ignored();
    }
    return givens_reply(editor, level, use_tool(editor.fixing_view, *editor.fixing, name));
}

Result<Level> EditorOf<Polyomino>::parse(std::string_view text) {
    Result<Level> level = polyomino::read_draft(text);
    if (level && level->lattice != nullptr) {
        return fail(ErrorCode::impossible_puzzle, 0, say("the editor is for boards of squares so far"));
    }
    return level;
}

Sentence edit_help(const PolyominoEditor& editor) {
    switch (page_of(editor)) {
        case PolyominoPage::board:
            return say("Tap or drag to take cells out of the board or to put them back.");
        case PolyominoPage::pieces:
            return say("Choose a piece and draw it, cell by cell.");
        case PolyominoPage::givens:
            break;
    }
    return say("Lay the pieces that are fixed from the start.");
}

}  // namespace tessera
