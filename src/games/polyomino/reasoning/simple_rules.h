#pragma once

#include "games/polyomino/reasoning/finding.h"

#include <vector>

namespace tessera::polyomino {

// The rules that look at a position without assumptions. Each returns all its findings; a dead end
// is returned alone.
std::vector<Finding> only_placements(const Candidates& now);
std::vector<Finding> only_places(const Candidates& now);

std::vector<Finding> region_sets(const Candidates& now);
std::vector<Finding> unfillable_regions(const Candidates& now);  // only a dead end or nothing

// Both rules find candidates at a cell that are all of one piece or share cells: dead_ends at the ends of
// corridors, shared_cells anywhere.
std::vector<Finding> dead_ends(const Candidates& now);
std::vector<Finding> shared_cells(const Candidates& now);

}  // namespace tessera::polyomino
