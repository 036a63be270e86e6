#include "app/board/dimming.h"

#include "app/board/board_frame.h"

#include <algorithm>

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

namespace {

// Calls use(rect) for each unbroken run of cells of a row that are not bright; for each cell if there are no runs.
template <class Use>
void for_dim_runs(const BoardCanvas& canvas, const Grid<bool>& bright, int row, const Use& use) {
    const bool has_runs = canvas.tiling().is_square();
    for (int start = 0; start < bright.columns();) {
        int end = start;
        while (end < bright.columns() && !bright[Cell{row, end}] && (has_runs || end == start)) {
            ++end;
        }
        Rect run = canvas.rect_of({row, start});
        run.width *= static_cast<float>(end - start);
        use(run);
        start = end > start ? end : start + 1;
    }
}

}  // namespace

// Fills squares in whole runs, so that thousands of them cost little.
void dim_cells(Painter& painter, const BoardCanvas& canvas, const Grid<bool>& bright) {
    const Color veil = with_alpha(painter.theme().page, dimming);
    for (int row = 0; row < bright.rows(); ++row) {
        for_dim_runs(canvas, bright, row, [&](const Rect& run) { painter.fill(run, veil); });
    }
}

void hide_feet(Painter& painter, const BoardCanvas& canvas, const Grid<bool>& bright) {
    const float foot = std::min(canvas.cell() * foot_share, painter.snap(rim_of(canvas.cell())));
    for_dim_runs(canvas, bright, bright.rows() - 1, [&](const Rect& run) {
        painter.fill({run.x, run.bottom(), run.width, foot}, painter.theme().board_edge);
    });
}

void dim_slot(Painter& painter, const TrayFrame& tray, const Rect& slot) {
    painter.fill(slot, with_alpha(tray_ground(painter.theme(), tray), dimming));
}

}  // namespace tessera
