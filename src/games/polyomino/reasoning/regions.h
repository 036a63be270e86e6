#pragma once

#include "games/polyomino/reasoning/candidates.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace tessera::polyomino {

// The connected parts of the open cells, each ascending, in the order of their first cells.
std::vector<std::vector<int>> regions_of(const Candidates& now);

// Those that touch the neighbours of what has just been placed.
std::vector<std::vector<int>> regions_beside(const Candidates& now, int placed);

// Which sizes and checkerboard balances some of the pieces left have together. Knows of regions of fewer than
// 64 cells, and takes larger ones for possible.
class FillTable {
public:
    // `spared`: a kind of which one piece is not to be counted, -1: none.
    explicit FillTable(const Candidates& now, int spared = -1);

    bool can_have_size(int size) const { return size > most || (sizes_ >> size & 1) != 0; }
    bool can_have(int size, int imbalance) const;

    // What is wrong with the region, if anything is.
    std::optional<Failure> failure_of(const CandidateTable& table, const std::vector<int>& region) const;

private:
    static constexpr int most = 63;

    void add_unit(int size, int imbalance);

    std::array<std::uint64_t, 2 * most + 1>
        sums_{};  // by signed imbalance + most: bit s, s cells are possible
    std::uint64_t sizes_ = 0;
};

// The first region that cannot be filled; beside `placed` alone if that is not -1.
std::optional<Failure> unfillable_region(const Candidates& now, int placed = -1);

}  // namespace tessera::polyomino
