#pragma once

#include "search/frontier/scan_table.h"

#include <cstdint>
#include <vector>

namespace tessera {

// A connected set of open cells, reduced to what decides which pieces can fill it.
struct Region {
    int size = 0;
    int imbalance = 0;  // as in GridCover::UnitArea
};

// Finds the regions that a frontier cuts off from the untouched part of the board, by flood fill from that
// part; the region that contains the untouched part is not among them. A fill takes a few word operations per
// line of a region.
class RegionFinder {
public:
    explicit RegionFinder(const ScanTable& table);

    // Returns the regions of the position whose first uncovered cell is `cell`; valid until the next call.
    const std::vector<Region>& find(const ScanTable& table, int cell, const std::uint64_t* frontier);

private:
    using Words = std::vector<std::uint64_t>;

    void fill(const ScanTable& table, int cell);
    void fill_word(const ScanTable& table, int cell);
    Region measure(const ScanTable& table, int cell) const;

    Words untouched_;  // cells that no option before the first uncovered cell reaches
    Words free_;       // uncovered cells not yet in a region found
    Words filled_;     // the region being filled
    std::vector<Region> regions_;
};

}  // namespace tessera
