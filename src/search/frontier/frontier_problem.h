#pragma once

#include "search/frontier/packed_resources.h"
#include "search/frontier/scan_table.h"
#include "search/frontier/soft_options.h"
#include "search/frontier/subset_sums.h"

#include <cstddef>

namespace tessera {

// What FrontierSearch looks up and never changes.
struct FrontierProblem {
    FrontierProblem(const GridCover& cover, SoftOptions wanted);

    ScanTable table;
    PackedResources resources;
    SubsetSums sums;
    SoftOptionTable soft_options;
    int full_row = 0;           // of the sums, for all resources
    std::size_t max_slots = 0;  // of any cell
};

}  // namespace tessera
