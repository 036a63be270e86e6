#pragma once

#include "games/polyomino/engines/position_cover.h"
#include "search/frontier/subset_sums.h"

#include <optional>
#include <vector>

namespace tessera::polyomino {

// A region of the board: its cells, as cells of the cover, and what they measure.
struct OpenRegion {
    std::vector<int> cells;
    Region measure;
};

// Which regions the pieces left can fill, judged by size and checkerboard colours alone.
class RegionCheck {
public:
    // The cover has to outlive the check.
    explicit RegionCheck(const GridCover& cover) : cover_(&cover), sums_(cover) {}

    // The smallest region that cannot be filled; every region counts that touches one of `near` (all of them
    // if that is empty).
    std::optional<OpenRegion> dead_region(const std::vector<bool>& open, const std::vector<int>& left,
                                          const std::vector<int>& near) const;

    // The same after an option has been chosen in the cover's own position.
    std::optional<OpenRegion> dead_region_after(int option) const;

    // Whether the region's size alone cannot be made up.
    bool has_wrong_size(const OpenRegion& region, const std::vector<int>& left) const;

private:
    OpenRegion region_at(std::vector<bool>& open, int cell) const;

    const GridCover* cover_;
    SubsetSums sums_;
};

// Why a position cannot be completed, where that can be seen without any search.
struct DeadEnd {
    Sentence sentence;
    std::vector<Cell> cells;  // that show it
};
std::optional<DeadEnd> why_dead_end(const PositionCover& position);

}  // namespace tessera::polyomino
