#pragma once

#include "search/frontier/grid_cover.h"

#include <cstdint>

namespace tessera {

// How large a cover is, or is going to be: enough to tell what it and the tables made of it take before
// anything of them is allocated.
struct CoverSize {
    std::uint64_t cells = 0;  // of the whole frame
    std::uint64_t width = 1;
    std::uint64_t options = 0;
    std::uint64_t entries = 0;  // cells of all options
    std::uint64_t span = 1;     // of the option that reaches furthest, as in ScanTable

    std::uint64_t word_count() const { return (span + width + 63) / 64; }
    std::uint64_t cover_bytes() const;   // of the GridCover
    std::uint64_t plain_bytes() const;   // of a CellFirst's ScanTable
    std::uint64_t layers_bytes() const;  // of what a FrontierSearch looks up

    bool operator==(const CoverSize&) const = default;
};

CoverSize size_of(const GridCover& cover);

// The effort of making or reading through tables of so many bytes: a tick for each cache line.
inline std::uint64_t ticks_for_bytes(std::uint64_t bytes) {
    return bytes / 64;
}

}  // namespace tessera
