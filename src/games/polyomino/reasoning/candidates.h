#pragma once

#include "games/polyomino/reasoning/candidate_table.h"

#include <memory>
#include <optional>
#include <vector>

namespace tessera::polyomino {

// What is still possible: the cells left open, the pieces left of each kind and the candidates not ruled out.
// A value; the table is shared.
class Candidates {
public:
    explicit Candidates(std::shared_ptr<const CandidateTable> table);

    const CandidateTable& table() const { return *table_; }
    int open_count() const { return open_count_; }
    bool is_open(int cell) const { return open_.has(cell); }
    std::vector<int> open_cells() const;

    int left(int kind) const { return at(left_, kind); }
    const std::vector<int>& left() const { return left_; }
    // How many of the kind every solution has: all but those that the cells beyond need allow to leave out.
    int needed(int kind) const;

    bool is_possible(int candidate) const { return possible_.has(candidate); }
    std::vector<int> possible() const;
    std::vector<int> possible_at(int cell) const;
    std::vector<int> possible_of(int kind) const;
    int count_at(int cell, int enough) const {
        return common_count(possible_, table_->candidates_at(cell), enough);
    }
    int count_of(int kind, int enough) const {
        return common_count(possible_, table_->candidates_of(kind), enough);
    }

    void rule_out(int candidate) { possible_.drop(candidate); }
    // The candidate must be possible; all that it excludes is ruled out.
    void place(int candidate);

private:
    std::shared_ptr<const CandidateTable> table_;
    BitSet open_;
    BitSet possible_;
    std::vector<int> left_;
    int open_count_ = 0;
};

// Why a position cannot be completed, as can be seen by looking.
struct Failure {
    enum class Kind {
        area,    // too few cells on all pieces left
        cell,    // nothing covers it
        piece,   // it has no place, though it is needed
        size,    // no pieces left have as many cells together as this region
        colour,  // none have its checkerboard balance
        search,  // all ways to cover the cell have been tried
    };

    Kind kind = Kind::cell;
    int cell = -1;
    int piece_kind = -1;
    std::vector<int> region;  // cells

    bool operator==(const Failure&) const = default;
};

// A cell that nothing covers, or a piece without a place.
std::optional<Failure> missing_candidate(const Candidates& now);

}  // namespace tessera::polyomino
