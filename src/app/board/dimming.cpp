#include "app/board/dimming.h"

namespace tessera {

bool dims_rest(const std::optional<HintStep>& lit, bool is_hand_empty, const Scene& scene) {
    return scene.dims_rest && is_hand_empty && lit && !(lit->cells.empty() && lit->pieces.empty());
}

Grid<bool> bright_cells(const std::vector<Cell>& cells, int rows, int columns) {
    Grid<bool> bright(rows, columns, false);
    for (const Cell cell : cells) {
        if (bright.contains(cell)) {
            bright[cell] = true;
        }
    }
    return bright;
}

// Fills squares in whole runs, so that thousands of them cost little, and covers the pieces' feet below the last row: all of
// them, so that the rim has one tone.
void dim_cells(Painter& painter, const BoardCanvas& canvas, const Grid<bool>& bright) {
    const Color veil = with_alpha(painter.theme().page, dimming);
    const bool has_runs = canvas.tiling().is_square();
    for (int row = 0; row < bright.rows(); ++row) {
        for (int start = 0; start < bright.columns();) {
            int end = start;
            while (end < bright.columns() && !bright[Cell{row, end}] && (has_runs || end == start)) {
                ++end;
            }
            Rect run = canvas.rect_of({row, start});
            run.width *= static_cast<float>(end - start);
            painter.fill(run, veil);
            start = end > start ? end : start + 1;
        }
    }
    if (has_runs) {
        const Rect board = canvas.board();
        painter.fill({board.x, board.bottom(), board.width, canvas.cell() * 0.08F}, veil);
    }
}

void dim_slot(Painter& painter, const TrayFrame& tray, const Rect& slot) {
    painter.fill(slot, with_alpha(tray_ground(painter.theme(), tray), dimming));
}

}  // namespace tessera
