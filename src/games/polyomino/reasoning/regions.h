#pragma once

#include "games/polyomino/reasoning/candidates.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace tessera::polyomino {

// Returns the absolute difference between cells of the two checkerboard colours.
int imbalance_of(const CandidateTable& table, const std::vector<int>& cells);

// Returns the connected components of the open cells, each ascending, in the order of their first cells.
std::vector<std::vector<int>> regions_of(const Candidates& now);

// Returns the region of the cell, ascending; empty if the cell is covered.
std::vector<int> region_around(const Candidates& now, int cell);

// The sizes and checkerboard balances that some of the remaining pieces can have together. Exact for regions
// of fewer than 64 cells; larger ones count as possible.
class FillTable {
public:
    // `spared`: kind of which one piece is not counted; -1: none.
    explicit FillTable(const Candidates& now, int spared = -1);

    bool can_have_size(int size) const { return size > most || (sizes_ >> size & 1) != 0; }
    bool can_have(int size, int imbalance) const;

    // Returns the reason why the region, its cells in any order, cannot be filled, if there is one.
    std::optional<Failure> failure_of(const CandidateTable& table, const std::vector<int>& region) const;

private:
    static constexpr int most = 63;

    void add_unit(int size, int imbalance);

    std::array<std::uint64_t, 2 * most + 1>
        sums_{};     // index: signed imbalance + most; bit s: s cells are possible
    int reach_ = 0;  // the largest imbalance that has sums
    std::uint64_t sizes_ = 0;
};

// Returns the first region that cannot be filled; if `placed` is not -1, only regions beside it.
std::optional<Failure> unfillable_region(const Candidates& now, int placed = -1);
// Returns the smallest of them, one that is too small or too large before one whose colours do not fit.
std::optional<Failure> smallest_unfillable_region(const Candidates& now);

}  // namespace tessera::polyomino
