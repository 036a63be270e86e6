#include "app/board/board_canvas.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr float closest_cell = 64;  // cell size at the largest zoom

// Returns the new start of [start, start + length]: centred in [low, high] if smaller, else moved so that it
// covers [low, high].
float settle(float start, float length, float low, float high) {
    if (length <= high - low) {
        return low + (high - low - length) / 2;
    }
    return std::clamp(start, high - length, low);
}

float shift_into(float low, float high, float area_low, float area_high) {
    if (low < area_low) {
        return area_low - low;
    }
    return high > area_high ? std::max(area_high - high, area_low - low) : 0;
}

}  // namespace

void BoardCanvas::fit(const Rect& area, const BoardCells& cells, float pixel, float largest_cell) {
    const bool is_same_board = cells == cells_;
    if (is_same_board && area == area_ && pixel == pixel_) {
        return;
    }
    if (!is_same_board) {
        zoom_ = 1;
        centre_ = cells.bounds.centre();
    }
    area_ = area;
    cells_ = cells;
    pixel_ = pixel;
    const float across = area.width / cells.bounds.width;
    const float down = area.height / cells.bounds.height;
    fitted_cell_ = std::max(std::min({across, down, largest_cell}), 2 * pixel);
    place();
}

void BoardCanvas::place() {
    cell_ = std::max(std::floor(fitted_cell_ * zoom_ / pixel_), 2.0F) * pixel_;
    const Point middle = area_.centre();
    const Point start = middle + (cells_.bounds.corner() - centre_) * cell_;
    const Point settled{settle(start.x, cell_ * cells_.bounds.width, area_.x, area_.right()),
                        settle(start.y, cell_ * cells_.bounds.height, area_.y, area_.bottom())};
    const Point origin = settled - cells_.bounds.corner() * cell_;
    origin_ = {std::round(origin.x / pixel_) * pixel_, std::round(origin.y / pixel_) * pixel_};
    centre_ = (middle - origin_) * (1 / cell_);
}

std::optional<Cell> BoardCanvas::cell_at(Point point) const {
    if (!area_.contains(point) || !board().contains(point)) {
        return std::nullopt;
    }
    if (!tiling().is_square()) {
        const Cell cell = tiling().cell_at(in_cells(point));
        return cell == clamped(cell) ? std::optional(cell) : std::nullopt;
    }
    const Point inside = in_cells(point);
    return Cell{std::min(static_cast<int>(inside.y), cells_.rows - 1),
                std::min(static_cast<int>(inside.x), cells_.columns - 1)};
}

Cell BoardCanvas::clamped(Cell cell) const {
    return {std::clamp(cell.row, 0, cells_.rows - 1), std::clamp(cell.column, 0, cells_.columns - 1)};
}

bool BoardCanvas::can_zoom_in() const {
    return cell_ < closest_cell;
}

void BoardCanvas::zoom_at(Point fixed, float factor) {
    const Point anchor = in_cells(fixed);
    const float largest = std::max(closest_cell / fitted_cell_, 1.0F);
    zoom_ = std::clamp(zoom_ * factor, 1.0F, largest);
    const float next_cell = std::max(std::floor(fitted_cell_ * zoom_ / pixel_), 2.0F) * pixel_;
    centre_ = anchor + (area_.centre() - fixed) * (1 / next_cell);
    place();
}

void BoardCanvas::pan(Point by) {
    centre_ = centre_ - by * (1 / cell_);
    place();
}

void BoardCanvas::show_whole() {
    zoom_ = 1;
    place();
}

void BoardCanvas::bring_into_view(const Rect& rect) {
    pan({shift_into(rect.x, rect.right(), area_.x, area_.right()),
         shift_into(rect.y, rect.bottom(), area_.y, area_.bottom())});
}

}  // namespace tessera
