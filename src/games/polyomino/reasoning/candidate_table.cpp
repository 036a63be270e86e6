#include "games/polyomino/reasoning/candidate_table.h"

#include "games/polyomino/lattice_shape.h"

#include <algorithm>

namespace tessera::polyomino {

CandidateTable::CandidateTable(const Level& level, const State& state) {
    number_cells(level, state);
    gather_kinds(level, state);
    is_too_large_ = cell_count() > max_cells || kind_count() > max_kinds;
    for (int kind = 0; kind < kind_count() && !is_too_large_; ++kind) {
        add_candidates(level, kind);
    }
    if (is_too_large_) {
        placements_.clear();
        kind_of_.clear();
        cells_of_.clear();
    }
    fill_rows();
}

void CandidateTable::number_cells(const Level& level, const State& state) {
    const Grid<int> cover = cover_of(level, state);
    cell_numbers_ = Grid<int>(level.board.rows(), level.board.columns(), -1);
    for (int index = 0; index < cover.size(); ++index) {
        if (level.board[index] == Square::open && cover[index] < 0) {
            cell_numbers_[index] = cell_count();
            cells_.push_back(cover.cell(index));
            light_.push_back(polyomino::is_light(level.lattice, cells_.back()) ? 1 : 0);
        }
    }
    neighbours_.resize(cells_.size());
    const std::vector<Cell> steps = steps_to_neighbours(level.lattice);
    for (int cell = 0; cell < cell_count(); ++cell) {
        for (const Cell step : steps) {
            const Cell beside = board_cell(cell) + step;
            if (cell_numbers_.contains(beside) && cell_numbers_[beside] >= 0) {
                at(neighbours_, cell).push_back(cell_numbers_[beside]);
            }
        }
    }
}

void CandidateTable::gather_kinds(const Level& level, const State& state) {
    surplus_ = -cell_count();
    has_colours_ = has_checkerboard(level.lattice);
    for (int piece = 0; piece < int_size(level.pieces); ++piece) {
        const int left = left_count(level, state, piece);
        const Piece& own = at(level.pieces, piece);
        if (left <= 0) {
            continue;
        }
        surplus_ += left * own.shape.size();
        has_connected_pieces_ = has_connected_pieces_ && is_connected(level.lattice, own.shape);
        auto kind = std::find_if(kinds_.begin(), kinds_.end(), [&](const Kind& other) {
            return may_lie_alike(at(level.pieces, other.pieces.front()), own);
        });
        if (kind == kinds_.end()) {
            kind = kinds_.insert(kind, {{}, own.shape.size(), imbalance(level.lattice, own.shape)});
        }
        kind->pieces.insert(kind->pieces.end(), static_cast<std::size_t>(left), piece);
    }
}

void CandidateTable::add_candidates(const Level& level, int kind) {
    const int piece = at(kinds_, kind).pieces.front();
    const std::vector<Shape>& orientations = at(level.pieces, piece).orientations;
    for (int turn = 0; turn < int_size(orientations); ++turn) {
        const Shape& shape = at(orientations, turn);
        for (const Cell cell : cells_) {
            add_if_it_fits({piece, turn, cell - shape.cells.front()}, shape, kind);
            if (candidate_count() > max_candidates) {
                is_too_large_ = true;
                return;
            }
        }
    }
}

void CandidateTable::add_if_it_fits(const Placement& placement, const Shape& shape, int kind) {
    std::vector<int> covered;
    covered.reserve(shape.cells.size());
    for (const Cell cell : shape.cells) {
        const Cell there = cell + placement.corner;
        if (!cell_numbers_.contains(there) || cell_numbers_[there] < 0) {
            return;
        }
        covered.push_back(cell_numbers_[there]);
    }
    placements_.push_back(placement);
    kind_of_.push_back(kind);
    cells_of_.push_back(std::move(covered));
}

void CandidateTable::fill_rows() {
    const int rows = is_too_large_ ? 0 : 1;
    at_cell_.assign(cells_.size() * static_cast<std::size_t>(rows), BitSet(candidate_count()));
    of_kind_.assign(kinds_.size() * static_cast<std::size_t>(rows), BitSet(candidate_count()));
    for (int candidate = 0; candidate < candidate_count(); ++candidate) {
        at(of_kind_, kind_of(candidate)).add(candidate);
        for (const int cell : cells_of(candidate)) {
            at(at_cell_, cell).add(candidate);
        }
    }
}

}  // namespace tessera::polyomino
