#pragma once

#include "search/frontier/packed_supplies.h"
#include "search/frontier/scan_table.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tessera {

// A region of uncovered cells cut off from the untouched part of the board.
struct Pocket {
    int size = 0;
    int imbalance = 0;  // as in GridCover::Portion
};

// Finds the pockets of a frontier by flood fill from the untouched part.
class PocketFinder {
public:
    explicit PocketFinder(const ScanTable& table);

    // Of the position whose first uncovered cell is `cell`; valid until the next call.
    const std::vector<Pocket>& find(const ScanTable& table, int cell, const std::uint64_t* frontier);

private:
    using Words = std::vector<std::uint64_t>;

    void fill(const ScanTable& table, int cell);
    void fill_word(const ScanTable& table, int cell);
    Pocket measure(const ScanTable& table, int cell) const;

    Words untouched_;  // cells that no option before the first uncovered cell reaches
    Words free_;       // uncovered cells not yet known to belong to a region
    Words region_;
    std::vector<Pocket> pockets_;
};

// Which sizes (and checkerboard imbalances) of regions the units left can fill: subset sums over the
// portions, tabulated by how many units of each size are left. Where a table of all counts would be large,
// counts past a level are taken for the full supply, which errs on the side of "can be filled".
class PocketSums {
public:
    explicit PocketSums(const GridCover& cover);

    bool is_useful() const { return !classes_.empty(); }

    // The row of the table for what is left of each supply.
    int row(const std::vector<int>& left) const;

    // The same for packed supplies, which have to be announced first.
    void expect(const PackedSupplies& supplies);
    int row(const PackedSupplies& supplies, std::uint64_t left) const;

    bool can_fill(int row, const Pocket& pocket) const {
        if (pocket.size >= 64) {
            return true;
        }
        const int imbalance = minds_colours_ ? pocket.imbalance : 0;
        return imbalance <= imbalance_limit_ && (sums_[index(row, imbalance)] >> pocket.size & 1) != 0;
    }
    bool can_fill(int row, const std::vector<Pocket>& pockets) const {
        return std::all_of(pockets.begin(), pockets.end(),
                           [&](const Pocket& pocket) { return can_fill(row, pocket); });
    }

private:
    struct Class {  // units of one size and imbalance
        int size = 0;
        int imbalance = 0;
        int total = 0;
        int level = 0;  // counts from here on are taken for `total`; 0: any count is
        int stride = 1;
        std::vector<int> supplies;
        std::uint64_t singles = 0;  // those packed into one bit
        std::vector<int> others;    // those packed into more
    };

    std::size_t index(int row, int imbalance) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(imbalance_limit_ + 1) +
               static_cast<std::size_t>(imbalance);
    }
    void gather_classes(const GridCover& cover);
    void choose_levels();
    void add_unit(const Class& unit, std::vector<std::uint64_t>& sums) const;
    void fill_table();

    std::vector<Class> classes_;
    std::vector<int> order_;  // of the classes, by size
    bool minds_colours_ = true;
    int imbalance_limit_ = 0;  // what all units together can reach
    int row_count_ = 1;
    std::vector<std::uint64_t> sums_;  // bit s: a region of s cells can be filled
};

}  // namespace tessera
