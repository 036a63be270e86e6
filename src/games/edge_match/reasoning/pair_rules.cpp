// Finds two cells and two tiles that belong together, though not yet which tile to which cell.

#include "games/edge_match/reasoning/simple_rules.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace tessera::edge_match {

namespace {

using Two = std::array<int, 2>;

// A cell with its only two kinds, or a kind with its only two cells.
struct Half {
    int one = 0;
    Two others{};
};

std::optional<Two> only_two(const std::vector<int>& numbers) {
    return numbers.size() == 2 ? std::optional(Two{numbers.front(), numbers.back()}) : std::nullopt;
}

bool is_last_of_kind(const Candidates& now, int kind) {
    return now.left(kind) == 1;
}

std::vector<int> kinds_at(const Candidates& now, int cell) {
    std::vector<int> kinds;
    for (const Choice& choice : now.choices_at(cell)) {
        const int kind = now.table().kind_of(choice.oriented);
        if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) {
            kinds.push_back(kind);
        }
    }
    std::sort(kinds.begin(), kinds.end());
    return kinds;
}

std::vector<Half> cells_with_two_tiles(const Candidates& now) {
    std::vector<Half> halves;
    for (const int cell : now.open_cells()) {
        const std::optional<Two> kinds = only_two(kinds_at(now, cell));
        if (kinds && is_last_of_kind(now, kinds->front()) && is_last_of_kind(now, kinds->back())) {
            halves.push_back({cell, *kinds});
        }
    }
    return halves;
}

std::vector<Half> tiles_with_two_cells(const Candidates& now) {
    std::vector<Half> halves;
    for (int kind = 0; kind < now.table().kind_count(); ++kind) {
        const std::optional<Two> cells =
            is_last_of_kind(now, kind) ? only_two(now.cells_of(kind)) : std::nullopt;
        if (cells) {
            halves.push_back({kind, *cells});
        }
    }
    return halves;
}

bool has(const Two& two, int number) {
    return number == two.front() || number == two.back();
}

// Rules out other tiles on the cells if the tiles claim them, and otherwise these tiles elsewhere.
Finding pair_of(const Candidates& now, const Two& cells, const Two& kinds, bool is_claimed_by_kinds) {
    Finding finding;
    finding.rule = Rule::pair;
    finding.cells = {cells.begin(), cells.end()};
    finding.tile_kind = kinds.front();
    finding.other_kind = kinds.back();
    finding.is_claimed_by_kind = is_claimed_by_kinds;
    (is_claimed_by_kinds ? finding.witness_kinds : finding.witness_cells) =
        is_claimed_by_kinds ? std::vector<int>(kinds.begin(), kinds.end()) : finding.cells;
    for (const int cell : now.open_cells()) {
        for (const Choice& choice : now.choices_at(cell)) {
            const bool is_one = has(kinds, now.table().kind_of(choice.oriented));
            if (has(cells, cell) == is_claimed_by_kinds && is_one != is_claimed_by_kinds) {
                finding.rules_out.push_back(choice);
            }
        }
    }
    return finding;
}

// Adds a pair for each two halves with the same others.
template <class Make>
void add_pairs(std::vector<Finding>& found, const std::vector<Half>& halves, const Make& make) {
    for (auto half = halves.begin(); half != halves.end(); ++half) {
        const auto other = std::find_if(std::next(half), halves.end(),
                                        [&](const Half& later) { return later.others == half->others; });
        if (other != halves.end()) {
            Finding finding = make(Two{half->one, other->one}, half->others);
            if (!finding.rules_out.empty()) {
                found.push_back(std::move(finding));
            }
        }
    }
}

}  // namespace

std::vector<Finding> pairs(const Candidates& now) {
    std::vector<Finding> found;
    add_pairs(found, cells_with_two_tiles(now),
              [&](const Two& cells, const Two& kinds) { return pair_of(now, cells, kinds, false); });
    add_pairs(found, tiles_with_two_cells(now),
              [&](const Two& kinds, const Two& cells) { return pair_of(now, cells, kinds, true); });
    reasoning::share_counts(found, int_size(now.open_cells()));
    return found;
}

}  // namespace tessera::edge_match
