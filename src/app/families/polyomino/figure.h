#pragma once

#include "app/families/polyomino/art.h"

#include <vector>

// The strokes that pictures of pieces are made of. Squares are drawn here, other cells by facets.h.

namespace tessera {

inline constexpr float detail_cell = 14;  // smaller cells have no letters and lines
inline constexpr float raised_cell = 6;   // smaller ones are drawn flat

// A shape at a place on the screen, with its cells in a grid for lookups.
class Figure {
public:
    Figure(const polyomino::Shape& shape, const Spot& spot)
        : shape_(shape), spot_(spot), grid_(shape.rows(), shape.columns(), false) {
        for (const Cell part : shape.cells) {
            grid_[part] = true;
        }
    }

    const std::vector<Cell>& cells() const { return shape_.cells; }
    bool has(Cell part) const { return grid_.contains(part) && grid_[part]; }
    const polyomino::Shape& shape() const { return shape_; }
    const Spot& spot() const { return spot_; }
    bool is_square() const { return spot_.tiling->is_square(); }
    Cell phase() const { return spot_.tiling->phase_of(shape_.cells, spot_.at); }
    float cell() const { return spot_.cell; }
    // The square around a cell's middle.
    Rect rect(Cell part) const {
        const Point corner = spot_.point_of(part);
        return {corner.x, corner.y, spot_.cell, spot_.cell};
    }
    int rows() const { return grid_.rows(); }
    int columns() const { return grid_.columns(); }

private:
    const polyomino::Shape& shape_;
    Spot spot_;
    Grid<bool> grid_;
};

// Returns a square cell without its margin at the sides that are the figure's edge.
Rect inside_of(const Figure& figure, Cell part, float margin);

// Fills each cell once, without overlaps, so that transparent colours stay even. A negative margin enlarges the figure.
void fill_tiles(Painter& painter, const Figure& figure, float margin, Color color);

// Fills the figure with rounded cells that overlap, so the colour must be opaque.
void fill_body(Painter& painter, const Figure& figure, float margin, Color color);

// Draws a soft shadow of the whole figure: faint layers of growing size.
void fill_shadow(Painter& painter, const Figure& figure, float blur);

// Adds a corner between two directions to the points of an outline, with a soft bend if the radius is positive.
void add_corner(std::vector<Point>& points, Point corner, Point before, Point after, float radius);

// Draws a closed line through these points.
void draw_loop(Painter& painter, const std::vector<Point>& points, const Stroke& stroke);

// Draws the lines around the figure.
void trace(Painter& painter, const Figure& figure, const Stroke& stroke);

// Draws light along upper edges, shade along lower ones, faint seams between the cells; on a flat figure only the seams.
void draw_bevel(Painter& painter, const Figure& figure, float margin, Color color, bool is_flat);

}  // namespace tessera
