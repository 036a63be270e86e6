#include "print/arrangement.h"

#include "base/index.h"

#include <algorithm>
#include <functional>

namespace tessera {

namespace {

constexpr double gap = 0.35;  // between parts, in cells
constexpr double board_gap = 0.5;
constexpr double label_height = 6;   // millimetres for the words over the parts
constexpr double least_cell = 0.05;  // millimetres; everything fits by then

// Puts the parts in rows no wider than `width`, from `corner` on; how large all of them are.
Extent shelve(const std::vector<Part>& parts, PaperPoint corner, double width,
              std::vector<PaperPoint>& places) {
    PaperPoint next = corner;
    double shelf = 0;
    Extent size;
    for (const Part& part : parts) {
        if (next.x > corner.x && next.x + part.size.columns > corner.x + width) {
            next = {corner.x, next.y + shelf + gap};
            shelf = 0;
        }
        places.push_back(next);
        next.x += part.size.columns + gap;
        shelf = std::max(shelf, part.size.rows);
        size.columns = std::max(size.columns, next.x - gap - corner.x);
        size.rows = next.y + shelf - corner.y;
    }
    return size;
}

Arrangement below(Extent board, const std::vector<Part>& parts, double width, double cell) {
    Arrangement all{cell, board, {0, board.rows + board_gap}, {}};
    if (!parts.empty()) {
        const double top = all.parts_label.y + label_height / cell;
        const Extent size = shelve(parts, {0, top}, width / cell, all.parts);
        all.size = {std::max(board.columns, size.columns), top + size.rows};
    }
    return all;
}

Arrangement beside(Extent board, const std::vector<Part>& parts, double width, double cell) {
    const double left = board.columns + 2 * board_gap;
    Arrangement all{cell, board, {left, 0}, {}};
    const double top = label_height / cell;
    const Extent size = shelve(parts, {left, top}, width / cell - left, all.parts);
    all.size = {left + size.columns, std::max(board.rows, top + size.rows)};
    return all;
}

using Arrange = std::function<Arrangement(double cell)>;

// The one with the largest cells that fits.
Arrangement largest(const Arrange& arrange, Extent box, double largest_cell) {
    const auto fits = [&](const Arrangement& all) {
        return all.size.columns * all.cell <= box.columns && all.size.rows * all.cell <= box.rows;
    };
    Arrangement all = arrange(largest_cell);
    while (!fits(all) && all.cell > least_cell) {
        all = arrange(0.99 * all.cell);
    }
    return all;
}

}  // namespace

Arrangement arranged(Extent board, const std::vector<Part>& parts, Extent box, double largest_cell) {
    const auto with = [&](auto arrange) {
        return largest([&](double cell) { return arrange(board, parts, box.columns, cell); }, box,
                       largest_cell);
    };
    Arrangement lower = with(below);
    if (parts.empty()) {
        return lower;
    }
    Arrangement side = with(beside);
    return side.cell > lower.cell ? side : lower;
}

}  // namespace tessera
