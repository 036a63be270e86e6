#pragma once

#include "games/edge_match/reasoning/candidate_table.h"

#include <memory>
#include <vector>

namespace tessera::edge_match {

// The remaining possibilities: for each open cell the oriented tiles not ruled out, and the number of
// tiles left of each kind. Placing a tile rules out everything that does not fit it, and its kind if it
// was the last one.
class Candidates {
public:
    explicit Candidates(std::shared_ptr<const CandidateTable> table);

    const CandidateTable& table() const { return *table_; }
    const std::vector<int>& open_cells() const { return open_cells_; }  // ascending
    int open_count() const { return int_size(open_cells_); }
    const BitSet& at_cell(int cell) const { return at(possible_, cell); }
    int left(int kind) const { return at(left_, kind); }
    // Returns what a side of an open cell must show (problem.h).
    int wanted(int cell, int side) const { return at(at(wanted_, cell), side); }

    bool is_possible(const Choice& choice) const { return at(possible_, choice.cell).has(choice.oriented); }
    bool has_kind(int cell, int kind) const;
    std::vector<int> cells_of(int kind) const;
    std::vector<int> cell_counts() const;  // for each kind
    // Returns the only kind that fits the cell; -1 if there is none or more than one.
    int sole_kind(int cell) const;
    std::vector<Choice> choices_at(int cell) const;
    // Returns the open cell with the fewest candidates, the first of equals. Precondition: some cell is open.
    int tightest_cell() const;

    const std::vector<Choice>& laid() const { return laid_; }  // in order, since construction
    void place(const Choice& choice);
    void rule_out(const Choice& choice) { at(possible_, choice.cell).drop(choice.oriented); }

private:
    std::shared_ptr<const CandidateTable> table_;
    std::vector<int> open_cells_;
    std::vector<BitSet> possible_;  // by cell
    std::vector<Wanted> wanted_;    // by cell
    std::vector<int> left_;         // by kind
    std::vector<Choice> laid_;
};

}  // namespace tessera::edge_match
