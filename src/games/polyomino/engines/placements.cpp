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

std::vector<Placement> fitting_placements(const Level& level, const State& state) {
    const Grid<bool> open = open_cells(level, state);
    const std::vector<int> left = left_counts(level, state);
    std::vector<Placement> placements;
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        const std::vector<Shape>& orientations = at(level.pieces, piece).orientations;
        for (int turn = 0; turn < int_size(orientations) && at(left, piece) > 0; ++turn) {
            for (const Cell corner : fitting_corners(open, at(orientations, turn))) {
                placements.push_back({piece, turn, corner});
            }
        }
    }
    std::sort(placements.begin(), placements.end());
    return placements;
}

PieceCover piece_cover_of(const Level& level, const State& state) {
    const Grid<bool> open = open_cells(level, state);
    const std::vector<int> left = left_counts(level, state);
    Grid<int> item_of_cell(open.rows(), open.columns(), -1);
    int cell_count = 0;
    for (int index = 0; index < open.size(); ++index) {
        item_of_cell[index] = open[index] ? cell_count++ : -1;
    }
    std::vector<int> first_item;
    int item_count = cell_count;
    int offered = 0;
    for (int piece = 0; piece < int_size(left); ++piece) {
        first_item.push_back(item_count);
        item_count += at(left, piece);
        offered += at(left, piece) * at(level.pieces, piece).shape.size();
    }
    const int primary_count = offered > cell_count ? cell_count : item_count;
    PieceCover cover{ExactCover(primary_count, item_count - primary_count), {}};
    for (const Placement& placement : fitting_placements(level, state)) {
        std::vector<int> items{0};
        for (const Cell cell : cells_of(level, placement)) {
            items.push_back(item_of_cell[cell]);
        }
        for (int copy = 0; copy < at(left, placement.piece); ++copy) {
            items.front() = at(first_item, placement.piece) + copy;
            cover.problem.add_option(items);
            cover.placements.push_back(placement);
        }
    }
    return cover;
}

}  // namespace tessera::polyomino
