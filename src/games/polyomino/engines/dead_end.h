#pragma once

#include "games/polyomino/engines/position_cover.h"
#include "search/frontier/subset_sums.h"

#include <optional>
#include <vector>

namespace tessera::polyomino {

// A region of the board: its cells, as cells of the cover, and its measure.
struct OpenRegion {
    std::vector<int> cells;
    Region measure;
};

// Tests which regions the remaining pieces can fill, by size and checkerboard colours only.
class RegionCheck {
public:
    // Precondition: the cover outlives the check.
    explicit RegionCheck(const GridCover& cover) : cover_(&cover), sums_(cover) {}

    // Returns the smallest region that cannot be filled among those that touch a cell of `near` (all regions
    // if `near` is empty).
    std::optional<OpenRegion> dead_region(const std::vector<bool>& open, const std::vector<int>& left,
                                          const std::vector<int>& near) const;

    // Does the same after an option has been chosen in the cover's own position.
    std::optional<OpenRegion> dead_region_after(int option) const;

    // True if no pieces add up to the region's size.
    bool has_wrong_size(const OpenRegion& region, const std::vector<int>& left) const;

private:
    OpenRegion region_at(std::vector<bool>& open, int cell) const;

    const GridCover* cover_;
    SubsetSums sums_;
};

// The reason why a position cannot be completed, if it is visible without search.
struct DeadEnd {
    Sentence sentence;
    std::vector<Cell> cells;  // cells that show it
};
std::optional<DeadEnd> why_dead_end(const PositionCover& position);
// The same on any lattice, by sizes alone.
std::optional<DeadEnd> why_dead_end(const PositionCover& position, const Level& level, const State& state);

}  // namespace tessera::polyomino
