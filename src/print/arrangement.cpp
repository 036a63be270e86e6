#include "print/arrangement.h"

#include <algorithm>
#include <array>
#include <functional>

namespace tessera {

namespace {

constexpr double gap = 0.35;  // between parts, in cells
constexpr double board_gap = 0.5;
constexpr double label_height = 6;   // of the label above the parts, in millimetres
constexpr double least_cell = 0.05;  // in millimetres, small enough for everything to fit

// An area to place parts in rows: from `corner` on, `width` wide and `height` high (0: unlimited).
struct Shelves {
    PaperPoint corner;
    double width = 0;
    double height = 0;
};

// Places parts from `all.parts.size()` on, as many as fit, and enlarges `all` to contain them.
void fill(Arrangement& all, const std::vector<Part>& parts, const Shelves& shelves) {
    double top = shelves.corner.y;
    while (all.parts.size() < parts.size()) {
        std::vector<PaperPoint> row;
        double right = shelves.corner.x;
        double bottom = top;
        for (std::size_t next = all.parts.size(); next < parts.size(); ++next) {
            const Extent size = parts[next].size;
            if (!row.empty() && right + size.columns > shelves.corner.x + shelves.width) {
                break;
            }
            row.push_back({right, top});
            right += size.columns + gap;
            bottom = std::max(bottom, top + size.rows);
        }
        if (shelves.height > 0 && bottom > shelves.corner.y + shelves.height) {
            return;
        }
        all.parts.insert(all.parts.end(), row.begin(), row.end());
        all.size = {std::max(all.size.columns, right - gap), std::max(all.size.rows, bottom)};
        top = bottom + gap;
    }
}

Arrangement below(Extent board, const std::vector<Part>& parts, double width, double cell) {
    Arrangement all{cell, board, {0, board.rows + board_gap}, {}};
    fill(all, parts, {{0, all.parts_label.y + label_height / cell}, width / cell, 0});
    return all;
}

// Places parts beside the board as far down as it extends, the others below it.
Arrangement beside(Extent board, const std::vector<Part>& parts, double width, double cell) {
    const double left = board.columns + 2 * board_gap;
    const double top = label_height / cell;
    Arrangement all{cell, board, {left, 0}, {}};
    if (board.rows > top) {
        fill(all, parts, {{left, top}, width / cell - left, board.rows - top});
    }
    if (all.parts.empty()) {
        return below(board, parts, width, cell);
    }
    fill(all, parts, {{0, all.size.rows + board_gap}, width / cell, 0});
    return all;
}

// Places all parts beside the board.
Arrangement in_column(Extent board, const std::vector<Part>& parts, double width, double cell) {
    const double left = board.columns + 2 * board_gap;
    Arrangement all{cell, board, {left, 0}, {}};
    fill(all, parts, {{left, label_height / cell}, width / cell - left, 0});
    return all;
}

using Arrange = std::function<Arrangement(double cell)>;

// Returns the arrangement with the largest cells that fits.
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
    Arrangement best = with(below);
    if (parts.empty()) {
        return best;
    }
    for (Arrangement& other : std::array{with(beside), with(in_column)}) {
        if (other.cell > best.cell) {
            best = std::move(other);
        }
    }
    return best;
}

}  // namespace tessera
