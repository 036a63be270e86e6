#include "games/polyomino/engines/piece_order.h"

#include "games/polyomino/engine_ids.h"

#include <algorithm>
#include <numeric>

namespace tessera::polyomino {

namespace {

// True if the enumerator has the same position as the id in the table.
constexpr bool is_called(PieceOrder order, std::string_view id) {
    return heuristic_called(heuristics, id) == static_cast<int>(order);
}
static_assert(is_called(PieceOrder::awkward, "awkward") &&
              is_called(PieceOrder::holes_inverse, "holes_inverse"));

}  // namespace

std::optional<PieceOrder> piece_order_called(std::string_view id) {
    const int number = heuristic_called(heuristics, id);
    return number < 0 ? std::nullopt : std::optional(static_cast<PieceOrder>(number));
}

std::int64_t priority_of(const Shape& shape, PieceOrder order) {
    const std::int64_t rows = shape.rows();
    const std::int64_t columns = shape.columns();
    const std::int64_t squareness = 1'000'000 * std::min(rows, columns) / std::max(rows, columns);
    const std::int64_t empty_cells = rows * columns - shape.size();
    switch (order) {
        case PieceOrder::awkward:
            return 4 * shape.size() + perimeter(shape);
        case PieceOrder::ascender:
            return -shape.size();
        case PieceOrder::descender:
            return shape.size();
        case PieceOrder::compactness:
            return squareness;
        case PieceOrder::compactness_inverse:
            return -squareness;
        case PieceOrder::perimeter:
            return -perimeter(shape);
        case PieceOrder::perimeter_inverse:
            return perimeter(shape);
        case PieceOrder::holes:
            return -empty_cells;
        case PieceOrder::holes_inverse:
            return empty_cells;
    }
    return 0;
}

std::vector<int> weights_of(const Level& level, PieceOrder order) {
    std::vector<std::int64_t> priorities;
    for (const Piece& piece : level.pieces) {
        priorities.push_back(priority_of(piece.shape, order));
    }
    std::vector<std::int64_t> ranks = priorities;
    std::sort(ranks.begin(), ranks.end());
    ranks.erase(std::unique(ranks.begin(), ranks.end()), ranks.end());
    std::vector<int> weights;
    for (int piece = 0; piece < int_size(priorities); ++piece) {
        const std::int64_t priority = at(priorities, piece);
        if (order == PieceOrder::awkward) {
            weights.push_back(
                static_cast<int>(std::min<std::int64_t>(priority * priority * 100 / 16, 1 << 30)));
            continue;
        }
        // Other priorities only rank: the first weighs three times as much per cell as the last.
        const auto rank = std::lower_bound(ranks.begin(), ranks.end(), priority) - ranks.begin();
        const int size = at(level.pieces, piece).shape.size();
        weights.push_back(size * static_cast<int>(200 + 400 * rank / std::ssize(ranks)));
    }
    return weights;
}

std::vector<int> pieces_in_order(const Level& level, PieceOrder order) {
    std::vector<int> pieces(level.pieces.size());
    std::iota(pieces.begin(), pieces.end(), 0);
    std::stable_sort(pieces.begin(), pieces.end(), [&](int a, int b) {
        return priority_of(at(level.pieces, a).shape, order) > priority_of(at(level.pieces, b).shape, order);
    });
    return pieces;
}

}  // namespace tessera::polyomino
