#pragma once

#include "search/frontier/grid_cover.h"

#include <cstdint>

namespace tessera {

// The size of a cover, existing or planned: enough to compute the memory of the cover and its tables before
// anything is allocated.
struct CoverSize {
    std::uint64_t cells = 0;  // of the bounding rectangle
    std::uint64_t width = 1;
    std::uint64_t options = 0;
    std::uint64_t entries = 0;  // cells of all options
    std::uint64_t span = 1;     // of the longest option, as in ScanTable

    std::uint64_t word_count() const { return (span + width + 63) / 64; }
    std::uint64_t cover_bytes() const;   // of the GridCover
    std::uint64_t plain_bytes() const;   // of a CellFirst's ScanTable
    std::uint64_t layers_bytes() const;  // of a FrontierSearch's FrontierProblem

    bool operator==(const CoverSize&) const = default;
};

CoverSize size_of(const GridCover& cover);

// Returns the cost of writing or reading tables of so many bytes: one tick per cache line.
inline std::uint64_t ticks_for_bytes(std::uint64_t bytes) {
    return bytes / 64;
}

}  // namespace tessera
