#pragma once

#include "search/frontier/packed_resources.h"
#include "search/frontier/scan_table.h"
#include "search/frontier/soft_options.h"
#include "search/frontier/subset_sums.h"

#include <cstddef>

namespace tessera {

// The immutable tables of a FrontierSearch.
struct FrontierProblem {
    FrontierProblem(const GridCover& cover, SoftOptions wanted);

    ScanTable table;
    PackedResources resources;
    SubsetSums sums;
    SoftOptionTable soft_options;
    int full_row = 0;           // row of `sums` for all resources
    std::size_t max_slots = 0;  // of any cell
};

}  // namespace tessera
