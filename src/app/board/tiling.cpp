#include "app/board/tiling.h"

#include "base/index.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

// Returns the corner between two sides: the point at half a cell's distance in both directions.
Point corner_between(Point one, Point other) {
    return (one + other) * (0.5F / (1 + one.x * other.x + one.y * other.y));
}

int wrapped(int value, int period) {
    return (value % period + period) % period;
}

}  // namespace

const Tiling& squares() {
    static const Tiling tiling;
    return tiling;
}

Tiling::Tiling(Point row, Point column, std::span<const Cell> steps, const std::function<bool(Cell)>& is_cell,
               int period)
    : row_(row), column_(column), is_square_(false), period_(period) {
    for (Cell cell; cell.row < period; ++cell.row) {
        for (cell.column = 0; cell.column < period; ++cell.column) {
            Outline outline;
            for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
                if (is_cell(cell + *step)) {
                    outline.sides.push_back({*step, point_of(*step)});
                }
            }
            Point before = outline.sides.empty() ? Point{} : outline.sides.back().out;
            for (const Side& side : outline.sides) {
                outline.corners.push_back(corner_between(before, side.out));
                before = side.out;
            }
            kinds_.push_back(is_cell(cell) ? int_size(outlines_) : -1);
            if (is_cell(cell)) {
                outlines_.push_back(std::move(outline));
            }
        }
    }
}

Point Tiling::point_of(Cell cell) const {
    return layout_ ? layout_->point_of(cell)
                   : row_ * static_cast<float>(cell.row) + column_ * static_cast<float>(cell.column);
}

Point Spot::point_of(Cell part) const {
    return corner + (tiling->point_of(at + part) - tiling->point_of(at)) * cell;
}

int Tiling::kind_of(Cell cell) const {
    return at(kinds_, wrapped(cell.row, period_) * period_ + wrapped(cell.column, period_));
}

Cell Tiling::nearest(Point point) const {
    if (layout_) {
        return layout_->nearest(point);
    }
    const float scale = row_.y * column_.x - row_.x * column_.y;
    const float row = (point.y * column_.x - point.x * column_.y) / scale;
    const float column = (point.x * row_.y - point.y * row_.x) / scale;
    return {static_cast<int>(std::lround(row)), static_cast<int>(std::lround(column))};
}

Cell Tiling::cell_at(Point point) const {
    const Cell near = nearest(point - Point{0.5F, 0.5F});
    if (layout_) {
        return near;
    }
    Cell best = near;
    float least = 1e9F;
    for (int step = 0; step < 9; ++step) {
        const Cell cell = near + Cell{step / 3 - 1, step % 3 - 1};
        const float away = distance(middle_of(cell), point);
        if (away < least && is_cell(cell)) {
            least = away;
            best = cell;
        }
    }
    return best;
}

Rect Tiling::bounds_of(std::span<const Cell> cells) const {
    Point low{1e9F, 1e9F};
    Point high{-1e9F, -1e9F};
    const auto add = [&](Point point) {
        low = {std::min(low.x, point.x), std::min(low.y, point.y)};
        high = {std::max(high.x, point.x), std::max(high.y, point.y)};
    };
    const Cell phase = phase_of(cells);
    for (const Cell cell : cells) {
        const Point middle = middle_of(cell);
        if (outlines_.empty()) {
            add(middle - Point{0.5F, 0.5F});
            add(middle + Point{0.5F, 0.5F});
        } else {
            for (const Point corner : outline_of(cell + phase).corners) {
                add(middle + corner);
            }
        }
    }
    return {low.x, low.y, high.x - low.x, high.y - low.y};
}

Cell Tiling::phase_of(std::span<const Cell> cells, Cell wanted) const {
    const auto is_good = [&](Cell phase) {
        return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return is_cell(cell + phase); });
    };
    for (int index = 0; index < period_ * period_ && !is_good(wanted); ++index) {
        wanted = {index / period_, index % period_};
    }
    return wanted;
}

}  // namespace tessera
