#pragma once

#include "search/search.h"

#include <cstdint>
#include <map>
#include <vector>

namespace tessera {

// The board as the zone and twin checks see it. The first items of a problem are cells; each further one is a
// unit, such as a piece. Every option covers one unit and as many cells as that unit has.
struct CoverBoard {
    std::vector<std::vector<int>> neighbours;  // cells, by cell
    std::vector<int> unit_sizes;               // in cells, by unit
    std::vector<int> unit_twins;               // by unit: equivalent units have the same number

    int cell_count() const { return static_cast<int>(neighbours.size()); }
};

enum class ZonePruning : std::uint8_t { none, uncached, cached };

// Checks that each connected zone of open cells can be filled by some of the remaining units, judged by sizes
// alone (subset sums). The cache holds the sums by number of remaining units of each size, at most 65,536
// entries.
class ZoneCheck {
public:
    ZoneCheck(const CoverBoard& board, bool has_cache);

    // `open` is indexed by cell, `used` by unit.
    bool can_fill(const std::vector<bool>& open, const std::vector<bool>& used);
    Ticks ticks() const { return ticks_; }  // of all calls

private:
    using Sums = std::vector<bool>;  // by size of a zone: true if some units add up to it

    std::vector<int> zone_sizes(std::vector<bool> open);
    Sums sums_of(const std::vector<int>& left);
    const Sums& known_sums_of(const std::vector<int>& left);

    CoverBoard board_;
    bool has_cache_;
    std::vector<int> sizes_;       // distinct sizes of units
    std::vector<int> size_class_;  // by unit: index into sizes_
    std::map<std::vector<int>, Sums> cache_;
    Sums sums_;  // last computed, if not in the cache
    Ticks ticks_ = 0;
};

}  // namespace tessera
