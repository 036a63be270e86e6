#pragma once

#include "app/board/tiling.h"

#include <optional>

namespace tessera {

// The cells of a board, by default squares.
struct BoardCells {
    int rows = 0;
    int columns = 0;
    const Tiling* tiling = &squares();
    Rect bounds = {0, 0, static_cast<float>(columns),
                   static_cast<float>(rows)};  // on the tiling, in its cells

    bool operator==(const BoardCells&) const = default;
};

// Maps board cells to the screen: fits the board into an area, then applies the player's zoom and pan. Cell
// sizes are whole device pixels, so that lines stay sharp.
class BoardCanvas {
public:
    // Fits the cells into `area`; keeps the player's zoom unless the board or the area changed. Cells are at most
    // `largest_cell` wide.
    void fit(const Rect& area, const BoardCells& cells, float pixel, float largest_cell);

    const Rect& area() const { return area_; }
    int rows() const { return cells_.rows; }
    int columns() const { return cells_.columns; }
    float cell() const { return cell_; }
    const Tiling& tiling() const { return *cells_.tiling; }
    Rect board() const { return on_screen(cells_.bounds); }
    Rect on_screen(const Rect& cells) const {
        return {origin_.x + cells.x * cell_, origin_.y + cells.y * cell_, cells.width * cell_,
                cells.height * cell_};
    }

    Point point_of(Cell cell) const {  // its reference point: of a square the top left corner
        return origin_ + tiling().point_of(cell) * cell_;
    }
    Spot spot_of(Cell corner) const { return {point_of(corner), cell_, cells_.tiling, corner}; }
    Rect rect_of(Cell cell) const { return {point_of(cell).x, point_of(cell).y, cell_, cell_}; }
    std::optional<Cell> cell_at(Point point) const;  // nothing off the board or outside the area
    // The place with the nearest reference point, possibly off the board.
    Cell nearest_corner(Point point) const { return tiling().nearest(in_cells(point)); }
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
    BoardCells cells_;
    float pixel_ = 1;
    float fitted_cell_ = 0;
    float cell_ = 0;
    float zoom_ = 1;
    Point origin_;
    Point centre_;  // centre of the view, in cells
};

}  // namespace tessera
