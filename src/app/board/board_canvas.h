#pragma once

#include "app/board/tiling.h"

#include <optional>

namespace tessera {

// Maps board cells to the screen: fits the board into an area, then applies the player's zoom and pan. Cell
// sizes are whole device pixels, so that lines stay sharp.
class BoardCanvas {
public:
    // Fits rows x columns into `area`; keeps the player's zoom unless the board or the area changed. Cells
    // are at most `largest_cell` wide.
    void fit(const Rect& area, int rows, int columns, float pixel, float largest_cell);
    // The same on another tiling; the board's cells are within `bounds`.
    void fit(const Rect& area, int rows, int columns, float pixel, float largest_cell, const Tiling& tiling,
             const Rect& bounds);

    const Rect& area() const { return area_; }
    int rows() const { return rows_; }
    int columns() const { return columns_; }
    float cell() const { return cell_; }
    const Tiling& tiling() const { return *tiling_; }
    Rect board() const { return on_screen(bounds_); }
    Rect on_screen(const Rect& cells) const {
        return {origin_.x + cells.x * cell_, origin_.y + cells.y * cell_, cells.width * cell_,
                cells.height * cell_};
    }

    Point point_of(Cell cell) const {  // its reference point: of a square the top left corner
        return origin_ + tiling_->point_of(cell) * cell_;
    }
    Spot spot_of(Cell corner) const { return {point_of(corner), cell_, tiling_, corner}; }
    Rect rect_of(Cell cell) const { return {point_of(cell).x, point_of(cell).y, cell_, cell_}; }
    std::optional<Cell> cell_at(Point point) const;  // nothing off the board or outside the area
    // The place with the nearest reference point, possibly off the board.
    Cell nearest_corner(Point point) const { return tiling_->nearest(in_cells(point)); }
    Point in_cells(Point point) const { return (point - origin_) * (1 / cell_); }
    Cell clamped(Cell cell) const;  // the nearest cell on the board

    bool is_zoomed() const { return zoom_ > 1; }
    bool can_zoom_in() const;
    void zoom_at(Point fixed, float factor);
    void pan(Point by);
    void show_whole();
    void bring_into_view(const Rect& rect);  // pans as little as possible

private:
    void place();

    Rect area_;
    const Tiling* tiling_ = &squares();
    Rect bounds_;  // of the cells, in cells
    int rows_ = 0;
    int columns_ = 0;
    float pixel_ = 1;
    float fitted_cell_ = 0;
    float cell_ = 0;
    float zoom_ = 1;
    Point origin_;
    Point centre_;  // centre of the view, in cells
};

}  // namespace tessera
