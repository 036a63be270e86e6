#include "games/edge_match/reasoning/refutation.h"

#include "games/edge_match/reasoning/simple_rules.h"

#include <algorithm>
#include <utility>

namespace tessera::edge_match {

namespace {

Finding refuting(Rule rule, const Candidates& now, const Choice& choice, const Failure& failure) {
    Finding finding;
    finding.rule = rule;
    finding.rules_out = {choice};
    finding.tile_kind = now.table().kind_of(choice.oriented);
    finding.failure = failure;
    finding.group = failure.group;
    finding.cells = {choice.cell};
    return finding;
}

// True if something still fits the cell if it must show the code there and one tile of the kind is used.
bool has_partner(const Candidates& now, int cell, int side, Code code, int used_kind) {
    const BitSet& showing = now.table().showing(side, code);
    int needed = 1;
    const Kind& used = at(now.table().problem().kinds, used_kind);
    for (int turn = 0; turn < used.orientation_count && now.left(used_kind) == 1; ++turn) {
        const int oriented = used.first_oriented + turn;
        needed += now.at_cell(cell).has(oriented) && showing.has(oriented) ? 1 : 0;
    }
    return common_count(now.at_cell(cell), showing, needed) == needed;
}

// Returns the first cell beside the choice that would have no candidates; -1 if there is none.
int cell_blocked_by(const Candidates& now, const Choice& choice) {
    const CandidateTable& table = now.table();
    const OrientedTile& tile = table.oriented(choice.oriented);
    for (int side = 0; side < side_count; ++side) {
        if (now.wanted(choice.cell, side) == any_motif) {
            const int beside = table.beside(choice.cell, side);
            const Code asked = table.partner(at(tile.codes, side));
            if (!has_partner(now, beside, opposite(side), asked, tile.kind)) {
                return beside;
            }
        }
    }
    return -1;
}

Finding chain_of(const Candidates& now, const Choice& choice, const Candidates& end, const Failure& failure,
                 Finding links) {
    Finding finding = refuting(links.depth == 0 ? Rule::one_step : Rule::chain, now, choice, failure);
    const Finding last = dead_end_finding(end, finding.rule, failure);
    finding.depth = links.depth;
    finding.witness_cells = std::move(links.witness_cells);
    finding.witness_kinds = std::move(links.witness_kinds);
    reasoning::append_witnesses(finding, last);
    if (failure.kind == Failure::Kind::cell) {
        finding.cells.push_back(failure.cell);
    }
    return finding;
}

}  // namespace

std::vector<Finding> blocking_at(const Candidates& now, int cell) {
    std::vector<Finding> found;
    for (const Choice& choice : now.choices_at(cell)) {
        const int blocked = cell_blocked_by(now, choice);
        if (blocked < 0) {
            continue;
        }
        const auto same = std::find_if(found.begin(), found.end(), [&](const Finding& finding) {
            return finding.failure->cell == blocked;
        });
        if (same != found.end()) {
            same->rules_out.push_back(choice);
            continue;
        }
        Failure failure;
        failure.cell = blocked;
        found.push_back(refuting(Rule::one_step, now, choice, failure));
        found.back().cells.push_back(blocked);
        found.back().witness_cells = {blocked};
    }
    return found;
}

std::optional<Forced> first_forced(const Candidates& now) {
    for (const int cell : now.open_cells()) {
        const int first = now.at_cell(cell).first();
        if (first >= 0 && first == now.at_cell(cell).last()) {
            return Forced{{cell, first}, cell, -1};
        }
    }
    const std::vector<Finding> of_kinds = only_cells(now);
    return of_kinds.empty()
               ? std::nullopt
               : std::optional(Forced{of_kinds.front().places.front(), -1, of_kinds.front().tile_kind});
}

Chain follow(const Candidates& now, const Choice& choice) {
    Candidates next = now;
    next.place(choice);
    Finding links;
    std::optional<Failure> failure = first_failure(next);
    while (!failure) {
        const auto forced = first_forced(next);
        if (!forced) {
            return {std::nullopt, links.depth};
        }
        next.place(forced->candidate);
        reasoning::add_witness(links, *forced);
        ++links.depth;
        failure = first_failure(next);
    }
    const int length = links.depth;
    return {chain_of(now, choice, next, *failure, std::move(links)), length};
}

}  // namespace tessera::edge_match
