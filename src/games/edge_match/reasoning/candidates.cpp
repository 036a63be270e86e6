#include "games/edge_match/reasoning/candidates.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tessera::edge_match {

Candidates::Candidates(std::shared_ptr<const CandidateTable> table)
    : table_(std::move(table)), open_cells_(table_->problem().open_cells) {
    for (int cell = 0; cell < table_->cell_count(); ++cell) {
        possible_.push_back(table_->fitting(cell));
        wanted_.push_back(table_->problem().wanted[cell]);
    }
    for (const Kind& kind : table_->problem().kinds) {
        left_.push_back(int_size(kind.tiles));
    }
}

bool Candidates::has_kind(int cell, int kind) const {
    const Kind& turns = at(table_->problem().kinds, kind);
    for (int turn = 0; turn < turns.orientation_count; ++turn) {
        if (at(possible_, cell).has(turns.first_oriented + turn)) {
            return true;
        }
    }
    return false;
}

std::vector<int> Candidates::cells_of(int kind) const {
    std::vector<int> cells;
    std::copy_if(open_cells_.begin(), open_cells_.end(), std::back_inserter(cells),
                 [&](int cell) { return has_kind(cell, kind); });
    return cells;
}

// Relies on the turns of a kind being numbered consecutively.
std::vector<int> Candidates::cell_counts() const {
    std::vector<int> counts(left_.size(), 0);
    for (const int cell : open_cells_) {
        int last = -1;
        for_each_common(at_cell(cell), at_cell(cell), [&](int oriented) {
            const int kind = table_->kind_of(oriented);
            at(counts, kind) += kind != last ? 1 : 0;
            last = kind;
        });
    }
    return counts;
}

int Candidates::sole_kind(int cell) const {
    const int first = at_cell(cell).first();
    const bool is_sole = first >= 0 && table_->kind_of(first) == table_->kind_of(at_cell(cell).last());
    return is_sole ? table_->kind_of(first) : -1;
}

std::vector<Choice> Candidates::choices_at(int cell) const {
    std::vector<Choice> choices;
    for_each_common(at_cell(cell), at_cell(cell), [&](int oriented) { choices.push_back({cell, oriented}); });
    return choices;
}

int Candidates::tightest_cell() const {
    int tightest = open_cells_.front();
    int fewest = table_->oriented_count() + 1;
    for (const int cell : open_cells_) {
        const int count = common_count(at_cell(cell), at_cell(cell), fewest);
        if (count < fewest) {
            fewest = count;
            tightest = cell;
        }
    }
    return tightest;
}

void Candidates::place(const Choice& choice) {
    const OrientedTile& tile = table_->oriented(choice.oriented);
    laid_.push_back(choice);
    open_cells_.erase(std::lower_bound(open_cells_.begin(), open_cells_.end(), choice.cell));
    at(possible_, choice.cell) = BitSet(table_->oriented_count());
    for (int side = 0; side < side_count; ++side) {
        const int beside = table_->beside(choice.cell, side);
        if (beside >= 0 && wanted(choice.cell, side) == any_motif) {
            const Code asked = table_->partner(at(tile.codes, side));
            at(at(wanted_, beside), opposite(side)) = asked;
            at(possible_, beside).keep_only(table_->showing(opposite(side), asked));
        }
    }
    if (--at(left_, tile.kind) == 0) {
        for (const int cell : open_cells_) {
            at(possible_, cell).drop_all(table_->turns_of(tile.kind));
        }
    }
}

}  // namespace tessera::edge_match
