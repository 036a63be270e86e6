#include "games/polyomino/engines/heuristics.h"

#include <algorithm>
#include <numeric>

namespace tessera::polyomino {

std::optional<Heuristic> heuristic_named(std::string_view name) {
    const auto* const place = std::find(heuristic_names.begin(), heuristic_names.end(), name);
    if (place == heuristic_names.end()) {
        return std::nullopt;
    }
    return static_cast<Heuristic>(place - heuristic_names.begin());
}

std::int64_t priority_of(const Shape& shape, Heuristic heuristic) {
    const std::int64_t rows = shape.rows();
    const std::int64_t columns = shape.columns();
    const std::int64_t squareness = 1'000'000 * std::min(rows, columns) / std::max(rows, columns);
    const std::int64_t empty_cells = rows * columns - shape.size();
    switch (heuristic) {
        case Heuristic::awkward:
            return 4 * shape.size() + perimeter(shape);
        case Heuristic::ascender:
            return -shape.size();
        case Heuristic::descender:
            return shape.size();
        case Heuristic::compactness:
            return squareness;
        case Heuristic::compactness_inverse:
            return -squareness;
        case Heuristic::perimeter:
            return -perimeter(shape);
        case Heuristic::perimeter_inverse:
            return perimeter(shape);
        case Heuristic::holes:
            return -empty_cells;
        case Heuristic::holes_inverse:
            return empty_cells;
    }
    return 0;
}

std::vector<int> weights_of(const Level& level, Heuristic heuristic) {
    std::vector<std::int64_t> priorities;
    for (const Piece& piece : level.pieces) {
        priorities.push_back(priority_of(piece.shape, heuristic));
    }
    std::vector<std::int64_t> ranks = priorities;
    std::sort(ranks.begin(), ranks.end());
    ranks.erase(std::unique(ranks.begin(), ranks.end()), ranks.end());
    std::vector<int> weights;
    for (int piece = 0; piece < int_size(priorities); ++piece) {
        const std::int64_t priority = at(priorities, piece);
        if (heuristic == Heuristic::awkward) {
            weights.push_back(
                static_cast<int>(std::min<std::int64_t>(priority * priority * 100 / 16, 1 << 30)));
            continue;
        }
        // Other priorities only rank: the first weighs three times what the last does, cell by cell.
        const auto rank = std::lower_bound(ranks.begin(), ranks.end(), priority) - ranks.begin();
        const int size = at(level.pieces, piece).shape.size();
        weights.push_back(size * static_cast<int>(200 + 400 * rank / std::ssize(ranks)));
    }
    return weights;
}

std::vector<int> order_of(const Level& level, Heuristic heuristic) {
    std::vector<int> order(level.pieces.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        return priority_of(at(level.pieces, a).shape, heuristic) >
               priority_of(at(level.pieces, b).shape, heuristic);
    });
    return order;
}

}  // namespace tessera::polyomino
