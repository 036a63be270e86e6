#include "lab/record/cutting_record.h"

#include "games/polyomino/cut.h"

#include <algorithm>
#include <map>

namespace tessera {

using polyomino::blocked_label;
using polyomino::Cut;
using polyomino::CutStep;
using polyomino::CutStepKind;
using polyomino::uncovered_label;

CuttingRecord::CuttingRecord(const Grid<polyomino::Square>& board)
    : start_(board.rows(), board.columns(), blocked_label) {
    for (int cell = 0; cell < board.size(); ++cell) {
        if (board[cell] == polyomino::Square::open) {
            start_[cell] = uncovered_label;
            ++here_.free_cells;
        }
    }
    now_ = start_;
    places_.assign(2, here_);
}

void CuttingRecord::write(SearchRecord& record, const CutStep& step) {
    pending_.clear();
    follow(step);
    most_pieces_ = std::max(most_pieces_, step.piece + 1);
    most_cells_ = std::max(most_cells_, step.piece < 0 ? 0 : step.size);
    if (step.kind == CutStepKind::end) {
        write_end(record);
    } else if (pending_.empty()) {
        record.refuse(-1, static_cast<std::uint8_t>(step.reason));
    } else {
        write_changes(record);
    }
    traced_.resize(static_cast<std::size_t>(record.step_count()), step);
    places_.resize(traced_.size() + 1, here_);
}

void CuttingRecord::write_changes(SearchRecord& record) {
    if (record.move_on(static_cast<std::int32_t>(changes_.size() + pending_.size())) >= 0) {
        changes_.insert(changes_.end(), pending_.begin(), pending_.end());
    }
}

// Past the bound the end follows a gap, so every cell is written again.
void CuttingRecord::write_end(SearchRecord& record) {
    if (!record.is_cut()) {
        record.note_solution();
        return;
    }
    for (int cell = 0; cell < now_.size(); ++cell) {
        changes_.push_back({cell, now_[cell]});
    }
    record.note_late_solution({static_cast<std::int32_t>(changes_.size())});
}

void CuttingRecord::follow(const CutStep& step) {
    switch (step.kind) {
        case CutStepKind::begin:
            growing_.clear();
            ++here_.pieces;
            [[fallthrough]];
        case CutStepKind::grow:
            growing_.push_back(now_.index(step.cell));
            give(growing_.back(), step.piece);
            break;
        case CutStepKind::fill:
            give(now_.index(step.cell), step.piece);
            break;
        case CutStepKind::give_up:
            take_back(step);
            break;
        case CutStepKind::merge:
            join(step.piece, step.other);
            break;
        default:
            break;
    }
}

void CuttingRecord::take_back(const CutStep& step) {
    --here_.pieces;
    ++here_.given_up;
    for (const int cell : growing_) {
        give(cell, step.other < 0 ? uncovered_label : step.other);
    }
}

void CuttingRecord::join(int piece, int other) {
    --here_.pieces;
    for (int cell = 0; cell < now_.size(); ++cell) {
        if (now_[cell] == piece) {
            give(cell, other);
        }
    }
}

void CuttingRecord::give(int cell, int piece) {
    here_.free_cells += (piece == uncovered_label ? 1 : 0) - (now_[cell] == uncovered_label ? 1 : 0);
    now_[cell] = piece;
    pending_.push_back({cell, piece});
}

Cut CuttingRecord::labels(int change_count) const {
    Cut labels = start_;
    for (int index = 0; index < change_count; ++index) {
        labels[at(changes_, index).cell] = at(changes_, index).piece;
    }
    return labels;
}

std::uint64_t CuttingRecord::memory_bytes() const {
    return changes_.capacity() * sizeof(Change) + places_.capacity() * sizeof(CuttingPlace) +
           traced_.capacity() * sizeof(CutStep);
}

Cut numbered(Cut labels) {
    std::map<int, int> numbers;
    for (int cell = 0; cell < labels.size(); ++cell) {
        if (labels[cell] >= 0) {
            labels[cell] = numbers.emplace(labels[cell], static_cast<int>(numbers.size())).first->second;
        }
    }
    return labels;
}

}  // namespace tessera
