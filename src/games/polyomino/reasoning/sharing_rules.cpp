#include "games/polyomino/reasoning/simple_rules.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tessera::polyomino {

namespace {

std::vector<int> sorted_cells(const CandidateTable& table, int candidate) {
    std::vector<int> cells = table.cells_of(candidate);
    std::sort(cells.begin(), cells.end());
    return cells;
}

// Returns the cells that all candidates cover, ascending.
std::vector<int> cells_in_common(const CandidateTable& table, const std::vector<int>& candidates) {
    std::vector<int> common = sorted_cells(table, candidates.front());
    for (const int candidate : candidates) {
        const std::vector<int> cells = sorted_cells(table, candidate);
        std::vector<int> kept;
        std::set_intersection(common.begin(), common.end(), cells.begin(), cells.end(),
                              std::back_inserter(kept));
        common = std::move(kept);
    }
    return common;
}

bool has(const std::vector<int>& numbers, int number) {
    return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

// Returns the candidates that cover some of the cells and are not in `spared`.
std::vector<int> others_at(const Candidates& now, const std::vector<int>& cells,
                           const std::vector<int>& spared) {
    std::vector<int> others;
    for (const int cell : cells) {
        for (const int candidate : now.possible_at(cell)) {
            if (!has(spared, candidate) && !has(others, candidate)) {
                others.push_back(candidate);
            }
        }
    }
    std::sort(others.begin(), others.end());
    return others;
}

std::vector<int> difference(const std::vector<int>& all, const std::vector<int>& taken) {
    std::vector<int> rest;
    std::copy_if(all.begin(), all.end(), std::back_inserter(rest),
                 [&](int number) { return !has(taken, number); });
    return rest;
}

// If only one piece can cover the cell, it cannot be placed elsewhere.
Finding same_piece_at(const Candidates& now, Rule rule, int cell, const std::vector<int>& candidates) {
    Finding finding;
    const int kind = now.table().kind_of(candidates.front());
    const bool is_one = now.left(kind) == 1 && std::all_of(candidates.begin(), candidates.end(), [&](int c) {
                            return now.table().kind_of(c) == kind;
                        });
    finding.rule = rule;
    finding.cells = {cell};
    finding.witness_cells = {cell};
    finding.rules_out = is_one ? difference(now.possible_of(kind), candidates) : std::vector<int>();
    return finding;
}

// If all candidates at the cell share other cells, nothing else can cover those.
Finding same_cells_at(const Candidates& now, Rule rule, int cell, const std::vector<int>& candidates) {
    Finding finding;
    finding.rule = rule;
    finding.cells = cells_in_common(now.table(), candidates);
    finding.witness_cells = {cell};
    finding.rules_out = others_at(now, finding.cells, candidates);
    finding.cells.erase(std::find(finding.cells.begin(), finding.cells.end(), cell));
    finding.cells.insert(finding.cells.begin(), cell);
    return finding;
}

// If all candidates of a piece share some cells, nothing else can cover those.
Finding piece_claims(const Candidates& now, int kind) {
    Finding finding;
    finding.rule = Rule::shared_cells;
    finding.witness_kinds = {kind};
    const std::vector<int> candidates = now.possible_of(kind);
    finding.cells = candidates.empty() ? candidates : cells_in_common(now.table(), candidates);
    finding.rules_out = others_at(now, finding.cells, candidates);
    return finding;
}

void add_if_useful(std::vector<Finding>& findings, Finding finding) {
    if (!finding.rules_out.empty()) {
        findings.push_back(std::move(finding));
    }
}

void add_at(std::vector<Finding>& findings, const Candidates& now, Rule rule, int cell) {
    const std::vector<int> candidates = now.possible_at(cell);
    if (!candidates.empty()) {
        add_if_useful(findings, same_piece_at(now, rule, cell, candidates));
        add_if_useful(findings, same_cells_at(now, rule, cell, candidates));
    }
}

int open_neighbour_count(const Candidates& now, int cell) {
    const std::vector<int>& beside = now.table().neighbours(cell);
    return static_cast<int>(
        std::count_if(beside.begin(), beside.end(), [&](int other) { return now.is_open(other); }));
}

}  // namespace

std::vector<Finding> dead_ends(const Candidates& now) {
    std::vector<Finding> findings;
    int looked_at_count = 0;
    for (const int cell : now.open_cells()) {
        if (open_neighbour_count(now, cell) == 1) {
            add_at(findings, now, Rule::dead_end, cell);
            ++looked_at_count;
        }
    }
    reasoning::share_counts(findings, looked_at_count);
    return findings;
}

std::vector<Finding> shared_cells(const Candidates& now) {
    std::vector<Finding> findings;
    for (const int cell : now.open_cells()) {
        add_at(findings, now, Rule::shared_cells, cell);
    }
    for (int kind = 0; kind < now.table().kind_count(); ++kind) {
        if (now.left(kind) == 1 && now.needed(kind) == 1) {
            add_if_useful(findings, piece_claims(now, kind));
        }
    }
    reasoning::share_counts(findings, now.open_count() + now.table().kind_count());
    return findings;
}

}  // namespace tessera::polyomino
