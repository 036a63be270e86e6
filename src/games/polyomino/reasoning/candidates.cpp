#include "games/polyomino/reasoning/candidates.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

Candidates::Candidates(std::shared_ptr<const CandidateTable> table)
    : table_(std::move(table)),
      open_(table_->cell_count()),
      possible_(table_->candidate_count()),
      open_count_(table_->cell_count()) {
    for (int cell = 0; cell < table_->cell_count(); ++cell) {
        open_.add(cell);
    }
    for (int candidate = 0; candidate < table_->candidate_count(); ++candidate) {
        possible_.add(candidate);
    }
    for (int kind = 0; kind < table_->kind_count(); ++kind) {
        left_.push_back(int_size(table_->kind(kind).pieces));
    }
}

std::vector<int> Candidates::open_cells() const {
    std::vector<int> cells;
    for_each_common(open_, open_, [&](int cell) { cells.push_back(cell); });
    return cells;
}

int Candidates::needed(int kind) const {
    return std::max(0, left(kind) - std::max(0, table_->surplus()) / table_->kind(kind).size);
}

namespace {

std::vector<int> common(const BitSet& a, const BitSet& b) {
    std::vector<int> numbers;
    for_each_common(a, b, [&](int number) { numbers.push_back(number); });
    return numbers;
}

}  // namespace

std::vector<int> Candidates::possible() const {
    return common(possible_, possible_);
}
std::vector<int> Candidates::possible_at(int cell) const {
    return common(possible_, table_->candidates_at(cell));
}
std::vector<int> Candidates::possible_of(int kind) const {
    return common(possible_, table_->candidates_of(kind));
}

int Candidates::sole_kind_at(int cell) const {
    const int first = first_common(possible_, table_->candidates_at(cell));
    const int kind = first < 0 ? -1 : table_->kind_of(first);
    const bool is_sole =
        kind >= 0 && is_common_within(possible_, table_->candidates_at(cell), table_->candidates_of(kind));
    return is_sole ? kind : -1;
}

void Candidates::place(int candidate) {
    for (const int cell : table_->cells_of(candidate)) {
        possible_.drop_all(table_->candidates_at(cell));
        open_.drop(cell);
    }
    open_count_ -= int_size(table_->cells_of(candidate));
    const int kind = table_->kind_of(candidate);
    if (--at(left_, kind) == 0) {
        possible_.drop_all(table_->candidates_of(kind));
    }
}

std::optional<Failure> missing_candidate(const Candidates& now) {
    for (const int cell : now.open_cells()) {
        if (now.count_at(cell, 1) == 0) {
            return Failure{Failure::Kind::cell, cell, -1, {}};
        }
    }
    for (int kind = 0; kind < now.table().kind_count(); ++kind) {
        const int needed = now.needed(kind);
        if (needed > 0 && now.count_of(kind, needed) < needed) {
            return Failure{Failure::Kind::piece, -1, kind, {}};
        }
    }
    return std::nullopt;
}

}  // namespace tessera::polyomino
