#include "app/board/dimming.h"
#include "app/families/polyomino/figure.h"
#include "app/families/polyomino/hint_marks.h"

// The veil over everything that a hint does not speak of.

namespace tessera {

using polyomino::Placement;
using polyomino::Shape;

namespace {

// Dims the sides of dimmed pieces, which are drawn on the cells below them.
void dim_sides(Painter& painter, const PolyominoView& view, const PolyominoSession& session,
               const Grid<bool>& bright) {
    Grid<bool> covered(bright.rows(), bright.columns(), false);
    for (const Placement& placement : session.state().placed) {
        for (const Cell cell : cells_of(session.level(), placement)) {
            covered[cell] = true;
        }
    }
    for (int index = 0; index < covered.size(); ++index) {
        const Cell below = covered.cell(index) + Cell{1, 0};
        if (covered[index] && !bright[index] && bright.contains(below) && bright[below] && !covered[below]) {
            const Rect cell = view.canvas.rect_of(below);
            painter.fill({cell.x, cell.y, cell.width, cell.width * foot_share},
                         with_alpha(painter.theme().page, dimming));
        }
    }
}

}  // namespace

void dim_board(Painter& painter, const PolyominoView& view, const PolyominoSession& session) {
    const Tiling& tiling = view.canvas.tiling();
    Grid<bool> bright = bright_cells(view, session);
    Shape dimmed;
    for (int index = 0; index < bright.size(); ++index) {
        const bool is_open = session.level().board[index] == polyomino::Square::open;
        bright[index] = bright[index] || !is_open;
        if (!bright[index]) {
            dimmed.cells.push_back(bright.cell(index));
        }
    }
    if (tiling.is_square() || tiling.is_in_space()) {
        dim_cells(painter, view.canvas, bright);
        if (tiling.is_square()) {
            hide_feet(painter, view.canvas, bright);
            dim_sides(painter, view, session, bright);
        }
    } else if (!dimmed.cells.empty()) {
        fill_tiles(painter, Figure(dimmed, view.canvas.spot_of({0, 0})), 0,
                   with_alpha(painter.theme().page, dimming));
    }
}

}  // namespace tessera
