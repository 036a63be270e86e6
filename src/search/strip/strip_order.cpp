#include "search/strip/strip_order.h"

#include <algorithm>

namespace tessera {

namespace {

Cell transposed(Cell cell) {
    return {cell.column, cell.row};
}

bool comes_first_transposed(Cell a, Cell b) {
    return transposed(a) < transposed(b);
}

}  // namespace

StripOrder::StripOrder(const StripCover& cover, int transpose_line)
    : cover_(cover), transpose_line_(transpose_line) {
    for (int index = 0; index < cover.open.size(); ++index) {
        if (cover.open[index]) {
            cells_.push_back(cover.open.cell(index));
        }
    }
    const auto end = std::lower_bound(cells_.begin(), cells_.end(), Cell{transpose_line, 0});
    std::sort(end, cells_.end(), comes_first_transposed);
}

StripCover StripOrder::transposed_end() const {
    StripCover end = cover_;
    end.open = Grid<bool>(cover_.open.columns(), cover_.open.rows() - transpose_line_, false);
    for (int index = 0; index < end.open.size(); ++index) {
        end.open[index] = cover_.open[transposed(end.open.cell(index)) + Cell{transpose_line_, 0}];
    }
    for (StripCover::Orientation& orientation : end.orientations) {
        std::transform(orientation.cells.begin(), orientation.cells.end(), orientation.cells.begin(),
                       transposed);
        std::sort(orientation.cells.begin(), orientation.cells.end());
    }
    return end;
}

Cell StripOrder::first_cell(int orientation, bool is_transposed) const {
    const std::vector<Cell>& cells = at(cover_.orientations, orientation).cells;
    return is_transposed ? *std::min_element(cells.begin(), cells.end(), comes_first_transposed)
                         : cells.front();
}

std::vector<StripCover::Placed> StripOrder::lay(const std::vector<int>& orientations) const {
    std::vector<StripCover::Placed> placed;
    Grid<bool> open = cover_.open;
    auto next = cells_.begin();
    for (const int orientation : orientations) {
        next = std::find_if(next, cells_.end(), [&open](Cell cell) { return open[cell]; });
        const std::vector<Cell>& cells = at(cover_.orientations, orientation).cells;
        const Cell corner = *next - first_cell(orientation, next->row >= transpose_line_);
        placed.push_back({orientation, corner + cells.front()});
        for (const Cell cell : cells) {
            open[corner + cell] = false;
        }
    }
    return placed;
}

}  // namespace tessera
