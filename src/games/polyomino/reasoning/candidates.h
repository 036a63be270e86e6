#pragma once

#include "games/polyomino/reasoning/candidate_table.h"

#include <memory>
#include <optional>
#include <vector>

namespace tessera::polyomino {

// The remaining possibilities: open cells, remaining pieces of each kind and candidates not ruled out. A
// value; the table is shared.
class Candidates {
public:
    explicit Candidates(std::shared_ptr<const CandidateTable> table);

    const CandidateTable& table() const { return *table_; }
    int open_count() const { return open_count_; }
    bool is_open(int cell) const { return open_.has(cell); }
    std::vector<int> open_cells() const;

    int left(int kind) const { return at(left_, kind); }
    const std::vector<int>& left() const { return left_; }
    // Returns how many of the kind every solution uses: all but those that the surplus of cells allows to
    // be left out.
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

    // Returns the only kind that can cover the cell; -1 if there is none or more than one.
    int sole_kind_at(int cell) const;
    bool can_cover_both(int cell, int other) const {
        return have_common(possible_, table_->candidates_at(cell), table_->candidates_at(other));
    }

    void rule_out(int candidate) { possible_.drop(candidate); }
    // Places a candidate and rules out all that conflict with it. Precondition: the candidate is possible.
    void place(int candidate);

private:
    std::shared_ptr<const CandidateTable> table_;
    BitSet open_;
    BitSet possible_;
    std::vector<int> left_;
    int open_count_ = 0;
};

inline constexpr int largest_hole = 6;  // cells; nobody calls more a hole, or a gap that has a shape

// The visible reason why a position cannot be completed.
struct Failure {
    enum class Kind {
        area,        // too few cells on all remaining pieces
        cell,        // no candidate covers the cell
        piece,       // the piece has no place although it is needed
        size,        // no remaining pieces add up to the size of the region
        colour,      // no remaining pieces have the region's checkerboard balance
        search,      // all ways to cover the cell have been tried
        gap,         // no candidate covers any cell of the region, which is small
        one_piece,   // only the piece, of which one is left, can cover either of two cells, and not both
        two_pieces,  // two pieces are needed, and all places of both cover the cell
    };

    Kind kind = Kind::cell;
    int cell = -1;
    int piece_kind = -1;
    std::vector<int> region;  // cells
    int other_kind = -1;      // the second of two pieces

    // Returns how much longer than a hole it takes to see (reasoning/prover.h).
    int effort() const {
        const bool is_about_two = kind == Kind::one_piece || kind == Kind::two_pieces;
        return kind == Kind::colour ? 4 : is_about_two ? 2 : 0;
    }

    bool operator==(const Failure&) const = default;
};

// Returns a cell without candidates, or a needed piece without a place.
std::optional<Failure> missing_candidate(const Candidates& now);

}  // namespace tessera::polyomino
