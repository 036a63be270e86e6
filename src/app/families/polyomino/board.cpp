#include "app/board/board_frame.h"
#include "app/families/polyomino/art.h"
#include "app/families/polyomino/facets.h"
#include "app/families/polyomino/space_art.h"
#include "app/families/polyomino/tilings.h"
#include "app/families/polyomino/view.h"
#include "base/apart.h"

#include <algorithm>

// Drawing of the board under the pieces, and pictures of boards.

namespace tessera {

using polyomino::Placement;
using polyomino::Square;

namespace {

constexpr float rounding_cell = 16;    // smaller cells are plain squares
constexpr float least_lined_cell = 4;  // in device pixels: smaller cells would be nothing but lines

bool is_open(const polyomino::Level& level, Cell cell) {
    return level.board.contains(cell) && level.board[cell] == Square::open;
}

bool is_at_edge(const polyomino::Level& level, Cell cell) {
    for (int step = 0; step < 9; ++step) {
        if (!is_open(level, cell + Cell{step / 3 - 1, step % 3 - 1})) {
            return true;
        }
    }
    return false;
}

// Returns the convex corners of the board's outline, which are rounded.
Corners corners_of(const polyomino::Level& level, Cell cell) {
    const auto none = [&](int row, int column) {
        return !is_open(level, cell + Cell{row, 0}) && !is_open(level, cell + Cell{0, column}) &&
               !is_open(level, cell + Cell{row, column});
    };
    return {none(-1, -1), none(-1, 1), none(1, -1), none(1, 1)};
}

void draw_rim(Painter& painter, const BoardCanvas& canvas, const polyomino::Level& level, Color color,
              Point drop) {
    const float rim = painter.snap(rim_of(canvas.cell()));
    for (int index = 0; index < level.board.size(); ++index) {
        const Cell place = level.board.cell(index);
        if (is_open(level, place) && is_at_edge(level, place)) {
            painter.fill(canvas.rect_of(place).inset(-rim).moved(drop), color, rim + 3,
                         corners_of(level, place));
        }
    }
}

// Calls use(first, last) for each unbroken run of cells, along rows or columns, for which is_in is true.
template <class IsIn, class Use>
void for_stretches(const Grid<Square>& board, bool along_rows, const IsIn& is_in, const Use& use) {
    const int lines = along_rows ? board.rows() : board.columns();
    const int length = along_rows ? board.columns() : board.rows();
    const auto cell_of = [&](int line, int place) {
        return along_rows ? Cell{line, place} : Cell{place, line};
    };
    for (int line = 0; line < lines; ++line) {
        for (int start = 0; start < length; ++start) {
            int end = start;
            while (end < length && is_in(cell_of(line, end))) {
                ++end;
            }
            if (end > start) {
                use(cell_of(line, start), cell_of(line, end - 1));
                start = end;
            }
        }
    }
}

// Small cells come in thousands, so they are drawn in whole runs: first the areas, then the lines between.
void draw_small_cells(Painter& painter, const BoardCanvas& canvas, const polyomino::Level& level) {
    const Theme& theme = painter.theme();
    const float pixel = painter.pixel();
    const auto rect_of = [&](Cell first, Cell last) {
        const Point start = canvas.point_of(first);
        const Point end = canvas.point_of(last + Cell{1, 1});
        return Rect{start.x, start.y, end.x - start.x, end.y - start.y};
    };
    for_stretches(
        level.board, true, [&](Cell cell) { return is_open(level, cell); },
        [&](Cell first, Cell last) { painter.fill(rect_of(first, last), theme.board); });
    if (canvas.cell() < least_lined_cell * pixel) {
        return;
    }
    for (const bool along_rows : {true, false}) {
        const Cell back = along_rows ? Cell{-1, 0} : Cell{0, -1};
        for_stretches(
            level.board, along_rows,
            [&](Cell cell) { return is_open(level, cell) && is_open(level, cell + back); },
            [&](Cell first, Cell last) {
                Rect line = rect_of(first, last);
                (along_rows ? line.height : line.width) = pixel;
                painter.fill(line, theme.board_line);
            });
    }
}

// Returns the open cells as they are, even if the first row or column has none.
polyomino::Shape shape_of_board(const polyomino::Level& level) {
    return {polyomino::open_cells_of(level.board)};
}

void draw_faceted_plate(Painter& painter, const BoardCanvas& canvas, const polyomino::Level& level,
                        Point drop) {
    if (canvas.tiling().is_in_space()) {
        space::draw_plate_in_space(painter, canvas, level);
        return;
    }
    const Theme& theme = painter.theme();
    const polyomino::Shape board = shape_of_board(level);
    const Spot spot = canvas.spot_of({0, 0});
    const float rim = painter.snap(rim_of(canvas.cell()));
    fill_facets(painter, board, spot.moved(drop), -rim, lip_color(theme), true);
    fill_facets(painter, board, spot, -rim, theme.board_edge, true);
    fill_facets(painter, board, spot, 0, theme.board_line, true);
    const float gap = std::max(painter.pixel(), 1.0F);
    for (const Cell cell : board.cells) {
        fill_facets(painter, {{{0, 0}}}, canvas.spot_of(cell), gap, theme.board, true);
    }
}

}  // namespace

// Draws the plate under the open cells, and the cells.
void draw_plate(Painter& painter, const BoardCanvas& canvas, const polyomino::Level& level) {
    const Theme& theme = painter.theme();
    const float cell = canvas.cell();
    const Point drop = lip_of(painter, cell);
    if (!canvas.tiling().is_square()) {
        apart(draw_faceted_plate)(painter, canvas, level, drop);
        return;
    }
    draw_rim(painter, canvas, level, lip_color(theme), drop);
    draw_rim(painter, canvas, level, theme.board_edge, {0, 0});
    if (cell < rounding_cell) {
        draw_small_cells(painter, canvas, level);
        return;
    }
    const float gap = std::max(painter.pixel(), 1.0F);
    for (int index = 0; index < level.board.size(); ++index) {
        const Cell place = level.board.cell(index);
        if (is_open(level, place)) {
            const Rect rect = canvas.rect_of(place);
            painter.fill(rect, theme.board_line);
            painter.fill(rect.inset(gap), theme.board, cell * 0.1F);
        }
    }
}

namespace {

Point corner_of_far(const polyomino::Level& level, const Rect& rect, float cell) {
    return centred(rect.centre(), cell * static_cast<float>(level.board.columns()),
                   cell * static_cast<float>(level.board.rows()))
        .corner();
}

// Draws a board too large for whole pixels per cell: only areas of colour.
void draw_far_picture(Painter& painter, const polyomino::Level& level, const Rect& rect, float cell) {
    const Point corner = corner_of_far(level, rect, cell);
    const auto is_in = [&](Cell place) {
        return is_open(level, place);
    };
    for_stretches(level.board, true, is_in, [&](Cell first, Cell last) {
        painter.fill({corner.x + cell * static_cast<float>(first.column),
                      corner.y + cell * static_cast<float>(first.row),
                      cell * static_cast<float>(last.column - first.column + 1), cell},
                     painter.theme().board_edge);
    });
    for (const Placement& placement : level.givens) {
        const Point place{static_cast<float>(placement.corner.column),
                          static_cast<float>(placement.corner.row)};
        draw_silhouette(painter, oriented_shape(level, placement), {corner + place * cell, cell},
                        piece_color(painter.theme(), level, placement.piece));
    }
}

}  // namespace

namespace {

float fitted_cell(const Rect& bounds, const Rect& rect) {
    return std::min(rect.width / bounds.width, rect.height / bounds.height);
}

// True if cells of whole pixels have no room in a picture.
bool is_far(const Painter& painter, const polyomino::Level& level, const Rect& rect) {
    return level.lattice == nullptr && fitted_cell(bounds_of_board(level), rect) < 2 * painter.pixel();
}

BoardCanvas canvas_of_picture(const Painter& painter, const polyomino::Level& level, const Rect& rect) {
    const Rect bounds = bounds_of_board(level);
    BoardCanvas canvas;
    canvas.fit(rect.inset(rim_of(fitted_cell(bounds, rect))),
               {level.board.rows(), level.board.columns(), &tiling_of(level), bounds}, painter.pixel(),
               largest_picture_cell);
    return canvas;
}

}  // namespace

Rect draw_board_picture(Painter& painter, const polyomino::Level& level, const Rect& rect) {
    if (tiling_of(level).is_in_space()) {
        return apart(space::draw_picture_in_space)(painter, level, rect);
    }
    if (is_far(painter, level, rect)) {
        draw_far_picture(painter, level, rect, fitted_cell(bounds_of_board(level), rect));
        return rect;
    }
    const BoardCanvas canvas = canvas_of_picture(painter, level, rect);
    draw_plate(painter, canvas, level);
    for (const Placement& placement : level.givens) {
        PieceLook look;
        look.color = piece_color(painter.theme(), level, placement.piece);
        draw_piece(painter, oriented_shape(level, placement), canvas.spot_of(placement.corner), look);
    }
    return canvas.board();
}

Rect draw_position(Painter& painter, const polyomino::Level& level, const polyomino::State& state,
                   const Rect& rect) {
    polyomino::Level now = level;
    now.givens = state.placed;
    return draw_board_picture(painter, now, rect);
}

// Pieces have no borders and one colour. A board in space stays empty, as its pieces would show how they lie.
void draw_veiled(Painter& painter, const polyomino::Level& level, const polyomino::State& state,
                 const Rect& rect) {
    polyomino::Level empty = level;
    empty.givens.clear();
    draw_board_picture(painter, empty, rect);
    if (tiling_of(level).is_in_space()) {
        return;
    }
    std::vector<Cell> covered;
    Cell corner{level.board.rows(), level.board.columns()};
    for (const Placement& placement : state.placed) {
        for (const Cell cell : cells_of(level, placement)) {
            covered.push_back(cell);
            corner = {std::min(corner.row, cell.row), std::min(corner.column, cell.column)};
        }
    }
    if (covered.empty()) {
        return;
    }
    const Color veil = soft_accent(painter.theme());
    if (is_far(painter, level, rect)) {
        const float cell = fitted_cell(bounds_of_board(level), rect);
        const Point start = corner_of_far(level, rect, cell);
        const Point place{static_cast<float>(corner.column), static_cast<float>(corner.row)};
        draw_silhouette(painter, polyomino::make_shape(covered), {start + place * cell, cell}, veil);
    } else {
        const BoardCanvas canvas = canvas_of_picture(painter, level, rect);
        draw_silhouette(painter, polyomino::make_shape(covered), canvas.spot_of(corner), veil);
        if (canvas.tiling().is_square() && canvas.cell() >= 8) {
            for (const Cell cell : covered) {
                painter.frame(canvas.rect_of(cell), with_alpha(painter.theme().board, 0.6F), painter.pixel());
            }
        }
    }
}

}  // namespace tessera
