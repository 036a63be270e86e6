#pragma once

#include "search/search.h"

#include <cstdint>
#include <map>
#include <vector>

namespace tessera {

// What zones and twins are judged by. The first items of a problem are cells; each further one is a unit, such as a
// piece: every option covers one unit and as many cells as that unit has.
struct CoverBoard {
    std::vector<std::vector<int>> neighbours;  // of each cell, cells
    std::vector<int> unit_sizes;               // of each unit, in cells
    std::vector<int> unit_twins;               // of each unit: those with one number can do the same

    int cell_count() const { return static_cast<int>(neighbours.size()); }
};

enum class ZonePruning : std::uint8_t { none, uncached, cached };

// Whether each connected zone of open cells can be filled by some of the units that remain, judged by sizes alone:
// subset sums. The cache keeps the sums of what remained before, by how many units of each size there were; at most
// 65,536 of them.
class ZoneCheck {
public:
    ZoneCheck(const CoverBoard& board, bool has_cache);

    // `open`: whether each cell is; `used`: whether each unit is.
    bool can_fill(const std::vector<bool>& open, const std::vector<bool>& used);
    Ticks ticks() const { return ticks_; }  // of all calls

private:
    using Sums = std::vector<bool>;  // by size of a zone: whether some units add up to it

    std::vector<int> zone_sizes(std::vector<bool> open);
    Sums sums_of(const std::vector<int>& left);
    const Sums& known_sums_of(const std::vector<int>& left);

    CoverBoard board_;
    bool has_cache_;
    std::vector<int> sizes_;       // of units, each once
    std::vector<int> size_class_;  // of each unit: which of these
    std::map<std::vector<int>, Sums> cache_;
    Sums sums_;  // the last ones that are not in the cache
    Ticks ticks_ = 0;
};

}  // namespace tessera
