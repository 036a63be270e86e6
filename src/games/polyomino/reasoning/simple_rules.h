#pragma once

#include "games/polyomino/reasoning/finding.h"

#include <vector>

namespace tessera::polyomino {

// The rules that look at a position as it stands. Each returns all it finds; a dead end comes alone.
std::vector<Finding> only_placements(const Candidates& now);
std::vector<Finding> only_places(const Candidates& now);

std::vector<Finding> region_sets(const Candidates& now);
std::vector<Finding> unfillable_regions(const Candidates& now);  // as it stands, a dead end or nothing

// All that can cover a cell, of one piece or with cells in common: at the ends of corridors, or anywhere.
std::vector<Finding> dead_ends(const Candidates& now);
std::vector<Finding> shared_cells(const Candidates& now);

}  // namespace tessera::polyomino
