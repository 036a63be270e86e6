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

// Tells each finding of one rule how many there are and in how many places one had to look.
void share_counts(std::vector<Finding>& findings, int looked_at_count);

}  // namespace tessera::polyomino
