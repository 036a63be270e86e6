// Finds cells and kinds of tiles that have no choice left.

#include "games/edge_match/reasoning/edge_supply.h"
#include "games/edge_match/reasoning/simple_rules.h"

#include <algorithm>
#include <utility>

namespace tessera::edge_match {

Finding dead_end_finding(const Candidates& now, Rule rule, const Failure& failure) {
    Finding finding;
    finding.rule = rule;
    finding.failure = failure;
    finding.tile_kind = failure.tile_kind;
    finding.group = failure.group;
    if (failure.kind == Failure::Kind::edges) {
        finding.cells = cells_asking(now, failure.group);
    } else if (failure.kind == Failure::Kind::kind) {
        finding.cells = now.cells_of(failure.tile_kind);
        finding.witness_kinds = {failure.tile_kind};
    } else if (failure.kind == Failure::Kind::claim) {
        for (const int cell : now.open_cells()) {
            if (now.sole_kind(cell) == failure.tile_kind) {
                finding.cells.push_back(cell);
            }
        }
        finding.witness_cells = finding.cells;
    } else {
        finding.cells = {failure.cell};
        finding.witness_cells = {failure.cell};
        finding.rests_on_all = failure.kind == Failure::Kind::search;
    }
    return finding;
}

namespace {

void note_counts(std::vector<Finding>& found, int looked_at_count) {
    reasoning::share_counts(found, std::max(int_size(found), looked_at_count));
}

// Returns, by kind, the cells that only this kind fits.
std::vector<std::vector<int>> sole_cells(const Candidates& now) {
    std::vector<std::vector<int>> cells(static_cast<std::size_t>(now.table().kind_count()));
    for (const int cell : now.open_cells()) {
        const int kind = now.sole_kind(cell);
        if (kind >= 0) {
            at(cells, kind).push_back(cell);
        }
    }
    return cells;
}

std::vector<Choice> of_kind(const Candidates& now, int cell, int kind, bool is_wanted) {
    std::vector<Choice> choices = now.choices_at(cell);
    const auto is_other = [&](const Choice& choice) {
        return (now.table().kind_of(choice.oriented) == kind) != is_wanted;
    };
    choices.erase(std::remove_if(choices.begin(), choices.end(), is_other), choices.end());
    return choices;
}

void append(std::vector<Choice>& all, const std::vector<Choice>& more) {
    all.insert(all.end(), more.begin(), more.end());
}

Finding claim_of(const Candidates& now, int kind, std::vector<int> cells, bool is_claimed_by_kind) {
    Finding finding;
    finding.rule = Rule::claim;
    finding.tile_kind = kind;
    finding.count = now.left(kind);
    finding.is_claimed_by_kind = is_claimed_by_kind;
    for (const int cell : now.open_cells()) {
        const bool is_one = std::binary_search(cells.begin(), cells.end(), cell);
        if (is_one == is_claimed_by_kind) {
            append(finding.rules_out, of_kind(now, cell, kind, !is_claimed_by_kind));
        }
    }
    if (is_claimed_by_kind) {
        finding.witness_kinds = {kind};
    } else {
        finding.witness_cells = cells;
    }
    finding.cells = std::move(cells);
    return finding;
}

std::optional<Failure> failure_of_kinds(const Candidates& now) {
    const std::vector<std::vector<int>> sole = sole_cells(now);
    const std::vector<int> cell_counts = now.cell_counts();
    for (int kind = 0; kind < now.table().kind_count(); ++kind) {
        const int left = now.left(kind);
        const int cell_count = at(cell_counts, kind);
        if (cell_count < left) {
            return Failure{Failure::Kind::kind, -1, kind, -1, cell_count, left};
        }
        if (int_size(at(sole, kind)) > left) {
            return Failure{Failure::Kind::claim, -1, kind, -1, int_size(at(sole, kind)), left};
        }
    }
    return std::nullopt;
}

std::optional<Failure> failure_of_edges(const Candidates& now) {
    const EdgeSupply supply(now);
    for (int group = 2; group < now.table().group_count(); ++group) {
        if (supply.is_short(group)) {
            return Failure{Failure::Kind::edges,  -1, -1, group, at(supply.asked, group),
                           at(supply.left, group)};
        }
    }
    return std::nullopt;
}

}  // namespace

std::vector<Finding> only_tiles(const Candidates& now) {
    std::vector<Finding> found;
    for (const int cell : now.open_cells()) {
        const int first = now.at_cell(cell).first();
        if (first >= 0 && first == now.at_cell(cell).last()) {
            Finding finding;
            finding.places = {{cell, first}};
            finding.cells = {cell};
            finding.tile_kind = now.table().kind_of(first);
            finding.witness_cells = {cell};
            found.push_back(std::move(finding));
        }
    }
    note_counts(found, int_size(now.open_cells()));
    return found;
}

std::vector<Finding> only_cells(const Candidates& now) {
    std::vector<Finding> found;
    const std::vector<int> cell_counts = now.cell_counts();
    for (int kind = 0; kind < now.table().kind_count(); ++kind) {
        if (now.left(kind) != 1 || at(cell_counts, kind) != 1) {
            continue;
        }
        const std::vector<int> cells = now.cells_of(kind);
        Finding finding;
        finding.rule = Rule::only_cell;
        finding.places = of_kind(now, cells.front(), kind, true);
        finding.cells = cells;
        finding.tile_kind = kind;
        finding.witness_kinds = {kind};
        if (int_size(finding.places) == 1) {
            found.push_back(std::move(finding));
        }
    }
    note_counts(found, int_size(now.open_cells()));
    return found;
}

std::vector<Finding> claims(const Candidates& now) {
    const std::vector<std::vector<int>> sole = sole_cells(now);
    const std::vector<int> cell_counts = now.cell_counts();
    std::vector<Finding> found;
    const auto add = [&](Finding finding) {
        if (!finding.rules_out.empty()) {
            found.push_back(std::move(finding));
        }
    };
    for (int kind = 0; kind < now.table().kind_count(); ++kind) {
        const int left = now.left(kind);
        if (left > 0 && int_size(at(sole, kind)) == left) {
            add(claim_of(now, kind, at(sole, kind), false));
        } else if (left > 0 && at(cell_counts, kind) == left) {
            add(claim_of(now, kind, now.cells_of(kind), true));
        }
    }
    note_counts(found, int_size(now.open_cells()));
    return found;
}

std::optional<Failure> first_failure(const Candidates& now) {
    for (const int cell : now.open_cells()) {
        if (now.at_cell(cell).first() < 0) {
            return Failure{Failure::Kind::cell, cell, -1, -1, 0, 0};
        }
    }
    const std::optional<Failure> of_kinds = failure_of_kinds(now);
    return of_kinds ? of_kinds : failure_of_edges(now);
}

}  // namespace tessera::edge_match
