#pragma once

#include "search/frontier/packed_resources.h"
#include "search/frontier/regions.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tessera {

// Table of the sizes (and checkerboard imbalances) of regions that the remaining units can fill: subset sums
// over their areas, by number of remaining units of each size. If a table of all counts would be large,
// counts above a level are treated as the full multiplicity, which errs on the side of "can be filled". At
// most 4,096 rows of 16 words; a look-up takes a few word operations.
class SubsetSums {
public:
    explicit SubsetSums(const GridCover& cover);

    bool is_useful() const { return !classes_.empty(); }

    // Returns the row of the table for the remaining units of each resource.
    int row(const std::vector<int>& remaining) const;

    // The same for packed resources; call expect() first.
    void expect(const PackedResources& resources);
    int row(const PackedResources& resources, std::uint64_t remaining) const;

    bool can_fill(int row, const Region& region) const {
        if (region.size >= 64) {
            return true;
        }
        const int imbalance = minds_colours_ ? region.imbalance : 0;
        return imbalance <= imbalance_limit_ && (sums_[index(row, imbalance)] >> region.size & 1) != 0;
    }
    bool can_fill(int row, const std::vector<Region>& regions) const {
        return std::all_of(regions.begin(), regions.end(),
                           [&](const Region& region) { return can_fill(row, region); });
    }

private:
    struct Class {  // units of one size and imbalance
        int size = 0;
        int imbalance = 0;
        int total = 0;
        int level = 0;  // counts from here on are treated as `total`; 0: all counts
        int stride = 1;
        std::vector<int> resources;
        std::uint64_t singles = 0;  // resources packed into one bit
        std::vector<int> others;    // resources packed into more bits
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
    std::vector<int> order_;  // classes ordered by size
    bool minds_colours_ = true;
    int imbalance_limit_ = 0;  // largest imbalance of all units together
    int row_count_ = 1;
    std::vector<std::uint64_t> sums_;  // bit s: a region of s cells can be filled
};

}  // namespace tessera
