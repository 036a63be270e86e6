#include "app/families/polyomino/edit_grid.h"

#include "app/board/hand.h"
#include "app/board/minimap.h"
#include "app/families/polyomino/space/layouts.h"
#include "app/families/polyomino/tilings.h"
#include "games/polyomino/lattice/unfolding.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

Cell extent_of(const std::vector<Cell>& cells) {
    Cell extent;
    for (const Cell cell : cells) {
        extent = {std::max(extent.row, cell.row + 1), std::max(extent.column, cell.column + 1)};
    }
    return extent;
}

// The nearest cell in the direction of the arrow, or the cell itself.
Cell cell_towards(const EditGrid& grid, Cell from, Cell arrow) {
    constexpr float aside = 2;  // weight of what leads aside
    const Tiling& tiling = grid.canvas.tiling();
    Cell best = from;
    float least = std::numeric_limits<float>::max();
    for (const Cell cell : grid.cells) {
        const Point way = tiling.point_of(cell) - tiling.point_of(from);
        const float ahead = way.x * static_cast<float>(arrow.column) + way.y * static_cast<float>(arrow.row);
        const float beside = std::abs(arrow.row != 0 ? way.x : way.y);
        const float cost = ahead + aside * beside;
        if (ahead > 0.05F && beside <= 1.8F * ahead && cost < least) {
            least = cost;
            best = cell;
        }
    }
    return best;
}

}  // namespace

std::optional<Cell> EditGrid::cell_at(Point point) const {
    const std::optional<Cell> cell = canvas.cell_at(point);
    return cell && has(*cell) ? cell : std::nullopt;
}

bool EditGrid::has(Cell cell) const {
    return cells.empty() || std::find(cells.begin(), cells.end(), cell) != cells.end();
}

bool EditGrid::move(const InputEvent& event) {
    const Cell arrow = event.kind == InputKind::key ? step_of(event.key) : Cell{};
    if (arrow == Cell{}) {
        return false;
    }
    if (cells.empty()) {
        cursor.move(event, canvas.rows(), canvas.columns());
    } else {
        cursor.cell = cursor.cell ? cell_towards(*this, *cursor.cell, arrow) : cells[cells.size() / 2];
    }
    canvas.bring_into_view(canvas.rect_of(*cursor.cell));
    return true;
}

bool EditGrid::look(const InputEvent& event) {
    if (layers) {
        return false;
    }
    if (event.kind == InputKind::wheel) {
        zoom_by_wheel(canvas, event);
        return true;
    }
    const std::optional<Minimap> map = minimap_of(canvas);
    if (event.kind == InputKind::press) {
        is_map_pressed = map && map->board.contains(event.at);
    }
    if (!is_map_pressed || !map) {
        return false;
    }
    is_map_pressed = event.kind == InputKind::press || event.kind == InputKind::move;
    if (is_map_pressed) {
        look_at(canvas, *map, event.at);
    }
    return true;
}

void fit_squares(EditGrid& grid, int rows, int columns, const GridFit& fit) {
    grid.cells.clear();
    grid.layers.reset();
    grid.size = {1, rows, columns};
    grid.cursor.keep_inside(rows, columns);
    grid.canvas.fit(fit.area, {rows, columns}, fit.pixel, fit.largest_cell);
}

void fit_frame(EditGrid& grid, const polyomino::Level& level, const polyomino::BoardFrame& frame,
               const GridFit& fit) {
    const Cell extent = extent_of(frame.cells);
    const bool is_same = grid.layers && grid.cells == frame.cells && grid.canvas.area() == fit.area &&
                         &space::layers_of(*grid.layers).lattice() == level.lattice;
    grid.cells = frame.cells;
    grid.size = frame.size;
    if (grid.cursor.cell && !grid.has(*grid.cursor.cell)) {
        grid.cursor.cell.reset();
    }
    if (!level.lattice->is_in_space) {
        const Tiling& tiling = tiling_of(level);
        grid.layers.reset();
        grid.canvas.fit(fit.area, {extent.row, extent.column, &tiling, tiling.bounds_of(grid.cells)},
                        fit.pixel, fit.largest_cell);
    } else {
        const auto layers =
            is_same ? grid.layers : space::layers_beside(*level.lattice, grid.cells, fit.area);
        grid.canvas.fit(fit.area, {extent.row, extent.column, layers.get(), space::bounds_of_layers(*layers)},
                        fit.pixel, fit.largest_cell);
        grid.layers = layers;
    }
}

polyomino::Site EditGrid::place_of(Cell cell) const {
    if (cells.empty()) {
        return {0, cell.row, cell.column};
    }
    const auto index = static_cast<int>(std::find(cells.begin(), cells.end(), cell) - cells.begin());
    const int row = index / size.columns;
    return {row / size.rows, row % size.rows, index % size.columns};
}

}  // namespace tessera
