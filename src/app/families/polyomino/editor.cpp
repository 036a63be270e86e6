#include "app/families/polyomino/editor.h"

#include "app/board/hand.h"

#include <algorithm>
#include <utility>

// Editor of polyomino levels: its pages and their buttons.

namespace tessera {

using polyomino::Level;

namespace {

constexpr int comfortable_side = 15;  // larger boards have buttons for the zoom

PolyominoPage page_of(const PolyominoEditor& editor) {
    return static_cast<PolyominoPage>(editor.page);
}

}  // namespace

void lay_out(PolyominoEditor& editor, const Level& level, const Scene& scene) {
    editor.scene = scene;
    editor.desk.piece = std::min(editor.desk.piece, int_size(level.pieces));
    if (page_of(editor) == PolyominoPage::board) {
        lay_out_board_page(editor, level, scene);
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
        return board_page_fields(editor, level);
    }
    return page_of(editor) == PolyominoPage::pieces ? piece_fields(editor, level) : std::vector<MakerField>();
}

PolyominoEdit set_edit_field(PolyominoEditor& editor, const Level& level, std::string_view name, int value) {
    if (page_of(editor) == PolyominoPage::pieces) {
        return set_piece_field(editor, level, name, value);
    }
    return set_board_field(editor, level, name, value);
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

namespace {

// Returns the whole board, without the pieces of a cut that is shown on it.
Level cleared(const PolyominoEditor& editor, const Level& level) {
    Level next = emptied(editor, level);
    if (shown_cut(editor, level) != nullptr) {
        next.pieces.clear();
    }
    return next;
}

}  // namespace

std::vector<ViewTool> edit_tools(const PolyominoEditor& editor, const Level& level) {
    if (page_of(editor) == PolyominoPage::board) {
        std::vector<ViewTool> board_tools;
        if (level.lattice == nullptr) {
            board_tools.push_back({"cut", "Cut into pieces", Icon::cut, open_cell_count(level) > 0});
        }
        board_tools.push_back({"clear", "Clear", Icon::bin, !(cleared(editor, level) == level)});
        if (!editor.grid.layers) {
            add_zoom_tools(board_tools, editor.grid.canvas, comfortable_side);
        }
        return board_tools;
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
        return PolyominoEdit::change(cut_with_seed(editor, level, chance));
    }
    if (name == "clear") {
        return PolyominoEdit::change(cleared(editor, level));
    }
    if (name == "zoom_in" || name == "zoom_out") {
        use_zoom_tool(editor.grid.canvas, name);
        return PolyominoEdit::view_changed();
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
        *level = polyomino::framed(*level).draft;
    }
    return level;
}

Level EditorOf<Polyomino>::from(const Level& level, const polyomino::State& state) {
    Level draft = polyomino::draft_of(level, state);
    return draft.lattice == nullptr ? draft : polyomino::framed(draft).draft;
}

Sentence edit_help(const PolyominoEditor& editor) {
    switch (page_of(editor)) {
        case PolyominoPage::board:
            return say("Tap or drag cells to remove or restore them.");
        case PolyominoPage::pieces:
            return say("Choose a piece and draw it, cell by cell.");
        case PolyominoPage::givens:
            break;
    }
    return say("Lay the pieces that are fixed from the start.");
}

}  // namespace tessera
