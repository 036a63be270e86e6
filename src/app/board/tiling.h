#pragma once

#include "app/ui/geometry.h"
#include "base/grid.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace tessera {

// Where the cells of a board lie: squares in rows and columns, the cells of another flat lattice, whose rows may be
// slanted, or those of a board in space, which another tiling arranges. Lengths are in cells: the middles of neighbours are
// 1 apart.
class Tiling {
public:
    // Lays out cells in space: their places are as for squares.
    class Layout {
    public:
        virtual ~Layout() = default;
        virtual Point point_of(Cell cell) const = 0;
        virtual Cell nearest(Point point) const = 0;
    };
    explicit Tiling(std::unique_ptr<const Layout> layout) : is_square_(false), layout_(std::move(layout)) {}

    // A side of a cell: it leads to the neighbour at `step`, whose middle lies in the direction `out`.
    struct Side {
        Cell step;
        Point out;
    };
    // The sides of a cell clockwise on the screen, and its corners about its middle: side k leads from corner k to the next.
    struct Outline {
        std::vector<Side> sides;
        std::vector<Point> corners;
    };

    // `row` and `column` lead from a cell's middle to that of the next cell in its column or row; `steps` lead to the
    // neighbours, anticlockwise. Places whose rows and columns differ by multiples of `period` are alike.
    Tiling(Point row, Point column, std::span<const Cell> steps, const std::function<bool(Cell)>& is_cell,
           int period);

    bool is_square() const { return is_square_; }
    bool is_in_space() const { return layout_ != nullptr; }
    const Layout* layout() const { return layout_.get(); }  // null: not in space
    bool is_cell(Cell cell) const { return outlines_.empty() || kind_of(cell) >= 0; }
    const Outline& outline_of(Cell cell) const { return outlines_[static_cast<std::size_t>(kind_of(cell))]; }

    // The place of a cell's reference point, from that of cell (0, 0). Of squares this is the top left corner.
    Point point_of(Cell cell) const;
    Point middle_of(Cell cell) const { return point_of(cell) + Point{0.5F, 0.5F}; }
    // The place whose reference point is the nearest, a cell or not.
    Cell nearest(Point point) const;
    // The cell that contains a point.
    Cell cell_at(Point point) const;
    // The smallest rectangle around cells, which must not be empty.
    Rect bounds_of(std::span<const Cell> cells) const;
    // Returns a step that moves all of these places onto cells, as shapes may lie anywhere in the grid.
    Cell phase_of(std::span<const Cell> cells, Cell wanted = {}) const;

private:
    friend const Tiling& squares();
    Tiling() = default;

    int kind_of(Cell cell) const;

    Point row_{0, 1};
    Point column_{1, 0};
    bool is_square_ = true;
    int period_ = 1;
    std::vector<int> kinds_;         // of the places of a period, row by row; -1: no cell
    std::vector<Outline> outlines_;  // of each kind
    std::unique_ptr<const Layout> layout_;
};

const Tiling& squares();

// Where a figure is drawn: the reference point of its cell (0, 0), the size of a cell, and the tiling, where that cell is
// at `at`.
struct Spot {
    Point corner;
    float cell = 0;
    const Tiling* tiling = &squares();
    Cell at = {};

    Point point_of(Cell part) const;  // of a cell of the figure
    Spot moved(Point by) const { return {corner + by, cell, tiling, at}; }
};

}  // namespace tessera
