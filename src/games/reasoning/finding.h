#pragma once

#include "base/index.h"

#include <optional>
#include <vector>

namespace tessera::reasoning {

// Result of a rule, in numbers of the family's candidates. Places a candidate, or rules some out, or shows a
// dead end (`failure` alone). A family derives its own finding from it, with what its sentences need.
template <class Rule, class Candidate, class Failure>
struct Finding {
    Rule rule{};
    std::vector<Candidate> places;
    std::vector<Candidate> rules_out;
    std::vector<int> cells;          // cells to highlight
    int depth = 0;                   // candidates assumed at once by a search, or forced by a chain
    std::optional<Failure> failure;  // what is wrong, or would go wrong

    // The premises: these cells and kinds have no other candidates; if `rests_on_all`, all earlier findings.
    std::vector<int> witness_cells;
    std::vector<int> witness_kinds;
    bool rests_on_all = false;

    int available_count = 1;  // number of findings of the same rule to choose from
    int looked_at_count = 1;  // number of places to look for them

    bool is_dead_end() const { return places.empty() && rules_out.empty(); }
    bool operator==(const Finding&) const = default;
};

// A candidate that must be placed because a cell or a kind has no other.
template <class Candidate>
struct Forced {
    Candidate candidate{};
    int cell = -1;  // the cell, or
    int kind = -1;  // the kind
};

template <class Finding, class Candidate>
void add_witness(Finding& finding, const Forced<Candidate>& forced) {
    if (forced.cell >= 0) {
        finding.witness_cells.push_back(forced.cell);
    } else {
        finding.witness_kinds.push_back(forced.kind);
    }
}

template <class Finding>
void append_witnesses(Finding& finding, const Finding& more) {
    finding.witness_cells.insert(finding.witness_cells.end(), more.witness_cells.begin(),
                                 more.witness_cells.end());
    finding.witness_kinds.insert(finding.witness_kinds.end(), more.witness_kinds.begin(),
                                 more.witness_kinds.end());
}

// Stores in each finding of a rule the number of findings and of places to look for them.
template <class Finding>
void share_counts(std::vector<Finding>& findings, int looked_at_count) {
    for (Finding& finding : findings) {
        finding.available_count = int_size(findings);
        finding.looked_at_count = looked_at_count;
    }
}

}  // namespace tessera::reasoning
