#include "app/families/polyomino/art.h"
#include "app/families/polyomino/editor.h"

#include <algorithm>

// Drawing of the polyomino editor, and its words for screen readers.

namespace tessera {

using polyomino::Level;
using polyomino::Square;

namespace {

void draw_taken_out(Painter& painter, const PolyominoEditor& editor, const Level& level) {
    const Theme& theme = painter.theme();
    for (int index = 0; index < level.board.size(); ++index) {
        if (level.board[index] == Square::blocked) {
            const Rect rect = editor.canvas.rect_of(level.board.cell(index)).inset(2);
            painter.dashed(rect, theme.line, 1);
        }
    }
}

void draw_board_page(Painter& painter, const PolyominoEditor& editor, const Level& level,
                     const Scene& scene) {
    draw_taken_out(painter, editor, level);
    draw_plate(painter, editor.canvas, level);
    for (const polyomino::Placement& given : level.givens) {
        PieceLook look;
        look.color = piece_color(painter.theme(), level, given.piece);
        look.is_given = true;
        draw_piece(painter, oriented_shape(level, given), editor.canvas.spot_of(given.corner), look);
    }
    if (editor.cursor.cell && scene.has_keyboard_focus) {
        painter.frame(editor.canvas.rect_of(*editor.cursor.cell), painter.theme().accent, 3, 4);
    }
}

void write_rect(Json& json, std::string_view name, const Rect& rect) {
    json.key(name);
    json.open('{');
    json.field("x", rect.x), json.field("y", rect.y);
    json.field("width", rect.width), json.field("height", rect.height);
    json.close('}');
}

}  // namespace

void draw_editor(Painter& painter, const PolyominoEditor& editor, const Level& level, const Scene& scene) {
    switch (static_cast<PolyominoPage>(editor.page)) {
        case PolyominoPage::board:
            return draw_board_page(painter, editor, level, scene);
        case PolyominoPage::pieces:
            return draw_desk(painter, editor.desk, level, scene);
        case PolyominoPage::givens:
            return draw_board(painter, editor.fixing_view, *editor.fixing, scene);
    }
}

void put_in_words(BoardWords& words, const PolyominoEditor& editor, const Level& level) {
    if (static_cast<PolyominoPage>(editor.page) == PolyominoPage::givens && editor.fixing) {
        return put_in_words(words, editor.fixing_view, *editor.fixing);
    }
    words.rows(level.board.rows(), level.board.columns(), [&](Cell cell) {
        return level.board[cell] == Square::open ? words.word("empty") : words.word("no cell");
    });
    std::vector<std::string> pieces;
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        pieces.push_back(counted(std::string(short_name(level, piece)), at(level.pieces, piece).count));
    }
    words.list("pieces: {}", pieces);
    const bool is_desk = static_cast<PolyominoPage>(editor.page) == PolyominoPage::pieces;
    words.list("on the desk: {}", is_desk && editor.desk.piece < int_size(level.pieces)
                                      ? std::vector<std::string>{at(level.pieces, editor.desk.piece).name}
                                      : std::vector<std::string>());
    words.line(say("keyboard: arrows move the cursor, Enter takes a cell out or puts it back"));
}

void describe(Json& json, const PolyominoEditor& editor, const Level& level) {
    json.open('{');
    json.field("text", Polyomino::format_level(level));
    write_rect(json, "board", editor.canvas.board());
    write_rect(json, "desk", editor.desk.canvas.board());
    json.field("desk_side", editor.desk.drawn.rows());
    json.field("piece", editor.desk.piece);
    json.key("slots");
    json.open('[');
    for (const Rect& slot : editor.desk.slots) {
        json.open('{');
        json.field("x", slot.centre().x), json.field("y", slot.centre().y);
        json.close('}');
    }
    json.close(']');
    json.key("fixing");
    if (editor.fixing) {
        describe(json, editor.fixing_view, *editor.fixing);
    } else {
        json.null();
    }
    json.close('}');
}

}  // namespace tessera
