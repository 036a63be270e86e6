#include "app/families/polyomino/editor.h"

#include "games/polyomino/catalogue.h"
#include "games/polyomino/lattice_sets.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <map>
#include <utility>

// Editor of polyomino levels: the board, and the fields and buttons of all pages.

namespace tessera {

using polyomino::Level;
using polyomino::Square;

namespace {

constexpr int most_of_a_kind = 99;

PolyominoPage page_of(const PolyominoEditor& editor) {
    return static_cast<PolyominoPage>(editor.page);
}

struct PieceSet {
    std::string name;
    std::vector<polyomino::Piece> pieces;
};

// Returns the sets of a lattice, made once: the fields of a page are asked for in each frame.
const std::vector<PieceSet>& sets_of(const polyomino::Lattice& lattice) {
    static std::map<const polyomino::Lattice*, std::vector<PieceSet>> known;
    std::vector<PieceSet>& sets = known[&lattice];
    if (sets.empty()) {
        for (std::string& name : polyomino::set_names(lattice)) {
            sets.push_back({name, *polyomino::pieces_of_set(lattice, name)});
        }
    }
    return sets;
}

int count_of_sets(const Level& level) {
    return level.lattice == nullptr ? int_size(polyomino::set_names()) : int_size(sets_of(*level.lattice));
}

std::string_view name_of_set(const Level& level, int set) {
    return level.lattice == nullptr ? at(polyomino::set_names(), set) : at(sets_of(*level.lattice), set).name;
}

// Returns the number of the set that the pieces are; -1: none.
int find_set_of(const Level& level) {
    if (level.lattice == nullptr) {
        return polyomino::find_set(level.pieces);
    }
    const std::vector<PieceSet>& sets = sets_of(*level.lattice);
    const auto found = std::find_if(sets.begin(), sets.end(),
                                    [&](const PieceSet& set) { return set.pieces == level.pieces; });
    return found == sets.end() ? -1 : static_cast<int>(found - sets.begin());
}

// Returns the pieces of the set of that number; -1: none.
std::vector<polyomino::Piece> pieces_of_choice(const Level& level, int set) {
    if (set < 0) {
        return {};
    }
    return level.lattice == nullptr ? *polyomino::pieces_of_set(name_of_set(level, set))
                                    : at(sets_of(*level.lattice), set).pieces;
}

std::vector<MakerField> piece_fields(const PolyominoEditor& editor, const Level& level) {
    const int set = find_set_of(level) + 1;  // 0: none
    std::vector<MakerField> fields{{"set", "Ready-made set", set, std::min(set, 1), count_of_sets(level),
                                    "no set", false, set > 0 ? name_of_set(level, set - 1) : ""}};
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
        return PolyominoEdit::change(polyomino::with_pieces(level, pieces_of_choice(level, value - 1)));
    }
    const polyomino::Piece& piece = at(level.pieces, editor.desk.piece);
    polyomino::Piece next = polyomino::make_piece(
        level.lattice, piece.name, piece.shape, name == "count" ? value : piece.count,
        name == "flips" ? value != 0 : piece.can_flip, name == "turns" ? value != 0 : piece.can_turn);
    next.style = {piece.style.is_named, name == "tint" ? value : piece.style.tint};
    return PolyominoEdit::change(polyomino::with_piece(level, editor.desk.piece, std::move(next)));
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

std::vector<ViewTool> edit_tools(const PolyominoEditor& editor, const Level& level) {
    if (page_of(editor) == PolyominoPage::board) {
        std::vector<ViewTool> board_tools;
        if (level.lattice == nullptr) {
            board_tools.push_back({"cut", "Cut into pieces", Icon::dice, open_cell_count(level) > 0});
        }
        board_tools.push_back({"clear", "Clear", Icon::restart, !(emptied(editor, level) == level)});
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
        return PolyominoEdit::change(polyomino::cut_by_chance(level, chance));
    }
    if (name == "clear") {
        return PolyominoEdit::change(emptied(editor, level));
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
            return say("Tap or drag to take cells out of the board or to put them back.");
        case PolyominoPage::pieces:
            return say("Choose a piece and draw it, cell by cell.");
        case PolyominoPage::givens:
            break;
    }
    return say("Lay the pieces that are fixed from the start.");
}

}  // namespace tessera
