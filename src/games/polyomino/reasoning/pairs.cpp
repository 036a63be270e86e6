#include "games/polyomino/reasoning/pairs.h"

#include "games/polyomino/reasoning/regions.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tessera::polyomino {

namespace {

constexpr int most_places = 12;      // of a piece, among which people see a common cell
constexpr int most_candidates = 60;  // of a cell, among which people see that only two pieces have any

std::optional<Failure> cells_for_one_piece(const Candidates& now) {
    std::vector<std::vector<int>> sole_cells(static_cast<std::size_t>(now.table().kind_count()));
    for (const int cell : now.open_cells()) {
        const int kind = now.sole_kind_at(cell);
        if (kind < 0 || now.left(kind) != 1) {
            continue;
        }
        for (const int earlier : at(sole_cells, kind)) {
            if (!now.can_cover_both(earlier, cell)) {
                return Failure{Failure::Kind::one_piece, -1, kind, {earlier, cell}};
            }
        }
        at(sole_cells, kind).push_back(cell);
    }
    return std::nullopt;
}

// Returns the cells, ascending, that all places of the kind cover; none if there are too many places to see it.
std::vector<int> common_cells(const Candidates& now, int kind) {
    if (now.count_of(kind, most_places + 1) > most_places) {
        return {};
    }
    std::vector<int> common;
    bool is_first = true;
    for (const int candidate : now.possible_of(kind)) {
        std::vector<int> cells = now.table().cells_of(candidate);
        std::sort(cells.begin(), cells.end());
        if (!std::exchange(is_first, false)) {
            std::vector<int> both;
            std::set_intersection(common.begin(), common.end(), cells.begin(), cells.end(),
                                  std::back_inserter(both));
            cells = std::move(both);
        }
        common = std::move(cells);
    }
    return common;
}

std::optional<Failure> pieces_for_one_cell(const Candidates& now) {
    std::vector<int> taker(static_cast<std::size_t>(now.table().cell_count()), -1);
    for (int kind = 0; kind < now.table().kind_count(); ++kind) {
        if (now.left(kind) != 1 || now.needed(kind) != 1) {
            continue;
        }
        for (const int cell : common_cells(now, kind)) {
            if (at(taker, cell) >= 0) {
                return Failure{Failure::Kind::two_pieces, cell, at(taker, cell), {}, kind};
            }
            at(taker, cell) = kind;
        }
    }
    return std::nullopt;
}

// Returns the kinds that can cover the cell if there are two, of which one piece each is left.
std::optional<std::pair<int, int>> two_kinds_at(const Candidates& now, int cell) {
    std::vector<int> kinds;
    if (now.count_at(cell, most_candidates + 1) > most_candidates) {
        return std::nullopt;
    }
    for (const int candidate : now.possible_at(cell)) {
        const int kind = now.table().kind_of(candidate);
        if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) {
            kinds.push_back(kind);
        }
        if (kinds.size() > 2 || now.left(kind) != 1) {
            return std::nullopt;
        }
    }
    return kinds.size() == 2 ? std::optional(std::pair(kinds.front(), kinds.back())) : std::nullopt;
}

bool covers(const CandidateTable& table, int candidate, int cell) {
    const std::vector<int>& cells = table.cells_of(candidate);
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

}  // namespace

std::optional<Failure> two_that_need_one(const Candidates& now) {
    auto failure = cells_for_one_piece(now);
    return failure ? failure : pieces_for_one_cell(now);
}

std::vector<CellPair> pairs_in(const Candidates& now) {
    std::vector<CellPair> pairs;
    std::vector<std::pair<int, std::pair<int, int>>> seen;  // cells with two kinds
    for (const int cell : now.open_cells()) {
        const auto kinds = two_kinds_at(now, cell);
        if (!kinds) {
            continue;
        }
        for (const auto& [earlier, others] : seen) {
            if (others == *kinds && !now.can_cover_both(earlier, cell)) {
                pairs.push_back({earlier, cell, kinds->first, kinds->second});
            }
        }
        seen.emplace_back(cell, *kinds);
    }
    return pairs;
}

bool rules_out(const CellPair& pair, const CandidateTable& table, int candidate) {
    const int kind = table.kind_of(candidate);
    return (kind == pair.kind || kind == pair.other_kind) && !covers(table, candidate, pair.cell) &&
           !covers(table, candidate, pair.other_cell);
}

bool is_needed_inside(const Candidates& now, const Failure& failure, int candidate) {
    return failure.kind == Failure::Kind::size && now.left(now.table().kind_of(candidate)) == 1 &&
           region_around(now, failure.region.front()) == failure.region;
}

}  // namespace tessera::polyomino
