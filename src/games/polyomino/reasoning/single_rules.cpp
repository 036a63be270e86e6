#include "games/polyomino/reasoning/simple_rules.h"

#include <algorithm>

namespace tessera::polyomino {

Finding dead_end_finding(Rule rule, Failure failure) {
    Finding finding;
    finding.rule = rule;
    if (failure.cell >= 0) {
        finding.cells = {failure.cell};
        finding.witness_cells = {failure.cell};
    } else {
        finding.cells = failure.region;
    }
    if (failure.piece_kind >= 0) {
        finding.witness_kinds = {failure.piece_kind};
    }
    finding.failure = std::move(failure);
    return finding;
}

namespace {

Finding placing(Rule rule, int candidate) {
    Finding finding;
    finding.rule = rule;
    finding.places = {candidate};
    return finding;
}

bool is_among(const std::vector<Finding>& findings, int candidate) {
    return std::any_of(findings.begin(), findings.end(),
                       [&](const Finding& finding) { return finding.places.front() == candidate; });
}

}  // namespace

std::vector<Finding> only_placements(const Candidates& now) {
    std::vector<Finding> findings;
    for (const int cell : now.open_cells()) {
        const int count = now.count_at(cell, 2);
        if (count == 0) {
            return {dead_end_finding(Rule::only_placement, {Failure::Kind::cell, cell, -1, {}})};
        }
        const int candidate = count == 1 ? now.possible_at(cell).front() : -1;
        if (candidate >= 0 && !is_among(findings, candidate)) {
            findings.push_back(placing(Rule::only_placement, candidate));
            findings.back().cells = {cell};
            findings.back().witness_cells = {cell};
        }
    }
    reasoning::share_counts(findings, now.open_count());
    return findings;
}

std::vector<Finding> only_places(const Candidates& now) {
    std::vector<Finding> findings;
    for (int kind = 0; kind < now.table().kind_count(); ++kind) {
        const int needed = now.needed(kind);
        const int count = needed == 0 ? 1 : now.count_of(kind, needed + 1);
        if (count < needed) {
            return {dead_end_finding(Rule::only_place, {Failure::Kind::piece, -1, kind, {}})};
        }
        if (needed > 0 && count == needed) {
            findings.push_back(placing(Rule::only_place, now.possible_of(kind).front()));
            findings.back().cells = now.table().cells_of(findings.back().places.front());
            findings.back().witness_kinds = {kind};
        }
    }
    reasoning::share_counts(findings, now.table().kind_count());
    return findings;
}

}  // namespace tessera::polyomino
