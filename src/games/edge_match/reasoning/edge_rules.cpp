// Counts edges: available ones against required ones.

#include "games/edge_match/reasoning/edge_supply.h"
#include "games/edge_match/reasoning/simple_rules.h"

namespace tessera::edge_match {

EdgeSupply::EdgeSupply(const Candidates& now)
    : left(static_cast<std::size_t>(now.table().group_count()), 0), asked(left) {
    const CandidateTable& table = now.table();
    for (int kind = 0; kind < table.kind_count(); ++kind) {
        const OrientedTile& tile = table.oriented(at(table.problem().kinds, kind).first_oriented);
        for (int side = 0; side < side_count; ++side) {
            at(left, CandidateTable::group_shown(tile, side)) += now.left(kind);
        }
    }
    for (const int cell : now.open_cells()) {
        for (int side = 0; side < side_count; ++side) {
            const int wanted = now.wanted(cell, side);
            if (wanted > plain_code) {
                ++at(asked, table.group_of(cell, side, static_cast<Code>(wanted)));
            }
        }
    }
}

std::vector<int> cells_asking(const Candidates& now, int group) {
    const Code code = CandidateTable::group(group).code;
    std::vector<int> cells;
    for (const int cell : now.open_cells()) {
        bool asks = false;
        for (int side = 0; side < side_count; ++side) {
            asks |= now.wanted(cell, side) == code && now.table().group_of(cell, side, code) == group;
        }
        if (asks) {
            cells.push_back(cell);
        }
    }
    return cells;
}

namespace {

// True if the tile would show an edge of the group where none is required.
bool wastes(const Candidates& now, const Choice& choice, int group) {
    const CandidateTable& table = now.table();
    const OrientedTile& tile = table.oriented(choice.oriented);
    for (int side = 0; side < side_count; ++side) {
        const bool is_asked = now.wanted(choice.cell, side) == at(tile.codes, side);
        if (CandidateTable::group_shown(tile, side) == group && !is_asked) {
            return true;
        }
    }
    return false;
}

Finding spent(const Candidates& now, const EdgeSupply& supply, int group) {
    Finding finding;
    finding.rule = CandidateTable::group(group).is_along_frame ? Rule::frame_edges : Rule::edge_count;
    finding.group = group;
    finding.count = at(supply.left, group);
    finding.cells = cells_asking(now, group);
    for (const int cell : now.open_cells()) {
        for (const Choice& choice : now.choices_at(cell)) {
            if (wastes(now, choice, group)) {
                finding.rules_out.push_back(choice);
            }
        }
    }
    return finding;
}

}  // namespace

std::vector<Finding> spent_edges(const Candidates& now) {
    const EdgeSupply supply(now);
    std::vector<Finding> found;
    for (int group = 2; group < now.table().group_count(); ++group) {
        if (supply.is_spent(group)) {
            found.push_back(spent(now, supply, group));
            if (found.back().rules_out.empty()) {
                found.pop_back();
            }
        }
    }
    return found;
}

}  // namespace tessera::edge_match
