#include "games/polyomino/reasoning/bottleneck.h"

#include "games/polyomino/reasoning/regions.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tessera::polyomino {

namespace {

constexpr int least_side = 2;  // cells

bool lies_in(const std::vector<int>& cells, int cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

// Returns the open cells that can be reached from `start` without `barred`, ascending.
std::vector<int> part_around(const Candidates& now, int start, int barred) {
    std::vector<int> part{start};
    std::set<int> seen{start, barred};
    for (std::size_t next = 0; next < part.size(); ++next) {
        for (const int beside : now.table().neighbours(part[next])) {
            if (now.is_open(beside) && seen.insert(beside).second) {
                part.push_back(beside);
            }
        }
    }
    std::sort(part.begin(), part.end());
    return part;
}

// Returns the parts that the cell joins, the one of the first cell first.
std::vector<std::vector<int>> parts_at(const Candidates& now, int cell) {
    std::vector<std::vector<int>> parts;
    for (const int beside : now.table().neighbours(cell)) {
        const bool is_known = std::any_of(
            parts.begin(), parts.end(), [&](const std::vector<int>& part) { return lies_in(part, beside); });
        if (now.is_open(beside) && !is_known) {
            parts.push_back(part_around(now, beside, cell));
        }
    }
    std::sort(parts.begin(), parts.end());
    return parts;
}

// `size`: of the cell and the side together.
std::vector<int> counts_for(const Candidates& now, int size) {
    std::set<int> tried;  // sizes of pieces
    std::set<int> counts;
    for (int kind = 0; kind < now.table().kind_count(); ++kind) {
        const int own = now.table().kind(kind).size;
        if (now.left(kind) == 0 || !tried.insert(own).second) {
            continue;
        }
        const FillTable rest(now, kind);
        for (int count = 1; count <= std::min(own, size); ++count) {
            if (rest.can_have_size(size - count)) {
                counts.insert(count);
            }
        }
    }
    return {counts.begin(), counts.end()};
}

}  // namespace

std::optional<Bottleneck> bottleneck_at(const Candidates& now, int cell) {
    if (!now.table().has_connected_pieces() || !now.is_open(cell)) {
        return std::nullopt;
    }
    std::vector<std::vector<int>> parts = parts_at(now, cell);
    if (parts.size() != 2) {
        return std::nullopt;
    }
    std::vector<int>& side = parts.front().size() <= parts.back().size() ? parts.front() : parts.back();
    if (int_size(side) < least_side) {
        return std::nullopt;
    }
    std::vector<int> counts = counts_for(now, int_size(side) + 1);
    return counts.empty() ? std::nullopt
                          : std::optional(Bottleneck{cell, std::move(side), std::move(counts)});
}

bool rules_out(const Bottleneck& bottleneck, const CandidateTable& table, int candidate) {
    const std::vector<int>& cells = table.cells_of(candidate);
    const auto taken =
        std::count_if(cells.begin(), cells.end(), [&](int cell) { return lies_in(bottleneck.side, cell); });
    return lies_in(cells, bottleneck.cell) && !lies_in(bottleneck.counts, static_cast<int>(taken) + 1);
}

}  // namespace tessera::polyomino
