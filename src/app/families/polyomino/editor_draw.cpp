#include "app/board/minimap.h"
#include "app/families/polyomino/art.h"
#include "app/families/polyomino/editor.h"
#include "app/families/polyomino/space_art.h"
#include "base/index.h"

#include <algorithm>

// Drawing of the polyomino editor, and its words for screen readers.

namespace tessera {

using polyomino::Level;
using polyomino::Square;

namespace {

const polyomino::Shape one_cell{{{0, 0}}};

void draw_layer_numbers(Painter& painter, const EditGrid& grid) {
    if (grid.layers) {
        space::draw_layer_numbers(painter, grid.canvas);
    }
}

void draw_taken_out(Painter& painter, const PolyominoEditor& editor, const Level& level) {
    for (int index = 0; index < level.board.size(); ++index) {
        if (level.board[index] == Square::blocked) {
            const Rect rect = editor.grid.canvas.rect_of(level.board.cell(index)).inset(2);
            painter.dashed(rect, painter.theme().line, 1);
        }
    }
}

// The same on a lattice: outlines, in space small balls, as the plate goes on below them.
void draw_taken_out_of_frame(Painter& painter, const EditGrid& grid, const Level& level) {
    const Theme& theme = painter.theme();
    const float half = grid.canvas.cell() / 2;
    for (const Cell cell : grid.cells) {
        if (level.board[cell] == Square::open) {
            continue;
        }
        if (grid.layers) {
            painter.circle(grid.canvas.point_of(cell) + Point{half, half}, half * 0.3F,
                           with_alpha(theme.board, 0.6F));
        } else {
            draw_outline(painter, one_cell, grid.canvas.spot_of(cell), {theme.line, 1, 2});
        }
    }
}

Color shaded(Color color, int shade) {
    constexpr float step = 0.3F;
    const int degree = (shade + 1) / 2;
    const float share = 1 - 1 / (1 + step * static_cast<float>(degree));
    return shade % 2 == 1 ? darker(color, share) : lighter(color, share);  // lighter ones look dimmed
}

void draw_cut(Painter& painter, const PolyominoEditor& editor, const Level& level) {
    const SeededCut* const cut = shown_cut(editor, level);
    if (cut == nullptr) {
        return;
    }
    const std::vector<polyomino::Placement>& placed = cut->puzzle.solution.placed;
    for (int index = 0; index < int_size(placed); ++index) {
        const polyomino::Placement& placement = at(placed, index);
        PieceLook look;
        look.color = shaded(piece_color(painter.theme(), level, placement.piece), at(cut->shades, index));
        draw_piece(painter, oriented_shape(level, placement), editor.grid.canvas.spot_of(placement.corner),
                   look);
    }
}

void draw_board_page(Painter& painter, const PolyominoEditor& editor, const Level& level,
                     const Scene& scene) {
    if (level.lattice == nullptr) {
        draw_taken_out(painter, editor, level);
    }
    draw_plate(painter, editor.grid.canvas, level);
    draw_taken_out_of_frame(painter, editor.grid, level);
    draw_layer_numbers(painter, editor.grid);
    draw_cut(painter, editor, level);
    for (const polyomino::Placement& given : level.givens) {
        PieceLook look;
        look.color = piece_color(painter.theme(), level, given.piece);
        look.is_given = true;
        draw_piece(painter, oriented_shape(level, given), editor.grid.canvas.spot_of(given.corner), look);
    }
    if (scene.has_keyboard_focus) {
        frame_grid_cursor(painter, editor.grid);
    }
    if (const auto map = minimap_of(editor.grid.canvas)) {
        Grid<Color> colors(level.board.rows(), level.board.columns(), painter.theme().board);
        for (int cell = 0; cell < colors.size(); ++cell) {
            colors[cell] = level.board[cell] == Square::open ? colors[cell] : painter.theme().page;
        }
        draw_minimap(painter, *map, editor.grid.canvas, colors, false);
    }
}

void write_rect(Json& json, std::string_view name, const Rect& rect) {
    json.key(name);
    json.open('{');
    json.field("x", rect.x), json.field("y", rect.y);
    json.field("width", rect.width), json.field("height", rect.height);
    json.close('}');
}

// Writes where the cells of a lattice are: row, column and middle.
void write_cells(Json& json, std::string_view name, const EditGrid& grid) {
    json.key(name);
    json.open('[');
    for (const Cell cell : grid.cells) {
        const float half = grid.canvas.cell() / 2;
        const Point middle = grid.canvas.point_of(cell) + Point{half, half};
        json.open('{');
        json.field("row", cell.row), json.field("column", cell.column);
        json.field("x", middle.x), json.field("y", middle.y);
        json.close('}');
    }
    json.close(']');
}

// Puts the board in words, layer by layer where there are several.
void put_board_in_words(BoardWords& words, const PolyominoEditor& editor, const Level& level) {
    const auto name_of = [&](Cell cell) {
        return level.board[cell] == Square::open ? words.word("empty") : words.word("no cell");
    };
    if (level.lattice == nullptr) {
        return words.rows(level.board.rows(), level.board.columns(), name_of);
    }
    const auto& [layers, rows, columns] = editor.frame.size;
    if (int_size(editor.frame.cells) != layers * rows * columns) {
        return;  // not laid out yet
    }
    for (int layer = 0; layer < layers; ++layer) {
        if (layers > 1) {
            words.line(say("layer {}", layer + 1));
        }
        words.rows(rows, columns, [&, first = layer * rows * columns, width = columns](Cell place) {
            return name_of(at(editor.frame.cells, first + place.row * width + place.column));
        });
    }
}

}  // namespace

void draw_places(Painter& painter, const EditGrid& grid) {
    const Color color = painter.theme().board;
    for (const Cell cell : grid.cells) {
        draw_silhouette(painter, one_cell, grid.canvas.spot_of(cell), color);
    }
    for (int index = 0; grid.cells.empty() && index < grid.size.rows * grid.size.columns; ++index) {
        const Cell cell{index / grid.size.columns, index % grid.size.columns};
        painter.fill(grid.canvas.rect_of(cell).inset(1), color, 4);
    }
    draw_layer_numbers(painter, grid);
}

void frame_grid_cursor(Painter& painter, const EditGrid& grid) {
    if (!grid.cursor.cell) {
        return;
    }
    if (grid.cells.empty()) {
        painter.frame(grid.canvas.rect_of(*grid.cursor.cell), painter.theme().accent, 3, 4);
    } else {
        draw_outline(painter, one_cell, grid.canvas.spot_of(*grid.cursor.cell), {painter.theme().accent, 3});
    }
}

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
    put_board_in_words(words, editor, level);
    std::vector<std::string> pieces;
    pieces.reserve(level.pieces.size());
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        pieces.push_back(counted(std::string(short_name(level, piece)), at(level.pieces, piece).count));
    }
    words.list("pieces: {}", pieces);
    const bool is_desk = static_cast<PolyominoPage>(editor.page) == PolyominoPage::pieces;
    words.list("being drawn: {}", is_desk && editor.desk.piece < int_size(level.pieces)
                                      ? std::vector<std::string>{at(level.pieces, editor.desk.piece).name}
                                      : std::vector<std::string>());
    words.line(say("keyboard: arrows move the cursor, Enter takes a cell out or puts it back"));
}

void describe(Json& json, const PolyominoEditor& editor, const Level& level) {
    json.open('{');
    json.field("text", Polyomino::format_level(level));
    write_rect(json, "board", editor.grid.canvas.board());
    write_rect(json, "desk", editor.desk.grid.canvas.board());
    write_cells(json, "cells", editor.grid);
    write_cells(json, "desk_cells", editor.desk.grid);
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
