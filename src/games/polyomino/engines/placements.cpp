#include "games/polyomino/engines/placements.h"

#include <algorithm>

namespace tessera::polyomino {

namespace {

bool fits(const Grid<bool>& open, const Shape& shape, Cell corner) {
    return std::all_of(shape.cells.begin(), shape.cells.end(),
                       [&](Cell cell) { return open[cell + corner]; });
}

}  // namespace

Grid<bool> open_cells(const Level& level, const State& state) {
    Grid<bool> open(level.board.rows(), level.board.columns(), false);
    for (int index = 0; index < open.size(); ++index) {
        open[index] = level.board[index] == Square::open;
    }
    for (const Placement& placement : state.placed) {
        for (const Cell cell : cells_of(level, placement)) {
            open[cell] = false;
        }
    }
    return open;
}

std::vector<int> left_counts(const Level& level, const State& state) {
    std::vector<int> left;
    for (const Piece& piece : level.pieces) {
        left.push_back(piece.count);
    }
    for (const Placement& placement : state.placed) {
        --at(left, placement.piece);
    }
    return left;
}

std::vector<int> tiling_of(const Level& level, const std::vector<Move>& moves) {
    std::vector<int> tiling(static_cast<std::size_t>(level.board.size()), -1);
    for (const Move& move : moves) {
        const std::vector<Cell> cells = cells_of(level, *move.to);
        for (const Cell cell : cells) {
            at(tiling, level.board.index(cell)) = level.board.index(cells.front());
        }
    }
    return tiling;
}

std::vector<Cell> fitting_corners(const Grid<bool>& open, const Shape& shape) {
    std::vector<Cell> corners;
    for (int row = 0; row + shape.rows() <= open.rows(); ++row) {
        for (int column = 0; column + shape.columns() <= open.columns(); ++column) {
            if (fits(open, shape, {row, column})) {
                corners.push_back({row, column});
            }
        }
    }
    return corners;
}

std::vector<Placement> fitting_placements(const Level& level, const Grid<bool>& open, int piece) {
    const std::vector<Shape>& orientations = at(level.pieces, piece).orientations;
    std::vector<Placement> placements;
    for (int orientation = 0; orientation < int_size(orientations); ++orientation) {
        for (const Cell corner : fitting_corners(open, at(orientations, orientation))) {
            placements.push_back({piece, orientation, corner});
        }
    }
    std::sort(placements.begin(), placements.end());
    return placements;
}

std::vector<Placement> fitting_placements(const Level& level, const State& state) {
    const Grid<bool> open = open_cells(level, state);
    const std::vector<int> left = left_counts(level, state);
    std::vector<Placement> placements;
    for (int piece = 0; piece < int_size(left); ++piece) {
        if (at(left, piece) > 0) {
            const std::vector<Placement> more = fitting_placements(level, open, piece);
            placements.insert(placements.end(), more.begin(), more.end());
        }
    }
    return placements;
}

PieceCover::PieceCover(const Level& level, const State& state, CellOrder order)
    : level_(level),
      open_(open_cells(level, state)),
      left_(left_counts(level, state)),
      item_of_cell_(open_.rows(), open_.columns(), -1),
      problem_(0, 0) {
    number_cells(order);
    int item_count = cell_count_;
    int offered = 0;
    for (int piece = 0; piece < int_size(left_); ++piece) {
        first_item_.push_back(item_count);
        item_count += at(left_, piece);
        offered += at(left_, piece) * at(level_.pieces, piece).shape.size();
    }
    const int primary_count = offered > cell_count_ ? cell_count_ : item_count;
    problem_ = ExactCover(primary_count, item_count - primary_count);
}

void PieceCover::number_cells(CellOrder order) {
    const bool is_by_rows = order == CellOrder::by_rows;
    const int line_count = is_by_rows ? open_.rows() : open_.columns();
    for (int index = 0; index < open_.size(); ++index) {
        const int line = index / (open_.size() / line_count);
        const int place = index % (open_.size() / line_count);
        const Cell cell = is_by_rows ? Cell{line, place} : Cell{place, line};
        if (open_[cell]) {
            item_of_cell_[cell] = cell_count_++;
        }
    }
}

Ticks PieceCover::add_piece() {
    const int piece = piece_++;
    const int first_entry = problem_.entry_count();
    Ticks ticks = 1;
    if (at(left_, piece) > 0) {
        ticks += static_cast<Ticks>(open_.size()) / 8;
        for (const Placement& placement : fitting_placements(level_, open_, piece)) {
            std::vector<int> items{0};
            for (const Cell cell : cells_of(level_, placement)) {
                items.push_back(item_of_cell_[cell]);
            }
            for (int copy = 0; copy < at(left_, piece); ++copy) {
                items.front() = at(first_item_, piece) + copy;
                problem_.add_option(items);
                placements_.push_back(placement);
            }
        }
    }
    return ticks + static_cast<Ticks>(problem_.entry_count() - first_entry) / 8;
}

PieceCover piece_cover_of(const Level& level, const State& state) {
    PieceCover cover(level, state);
    while (!cover.is_complete()) {
        cover.add_piece();
    }
    return cover;
}

}  // namespace tessera::polyomino
