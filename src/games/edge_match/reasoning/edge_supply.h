#pragma once

#include "games/edge_match/reasoning/candidates.h"

#include <vector>

namespace tessera::edge_match {

// For each group of edges (candidate_table.h) the number on the remaining tiles, and the number required by
// sides of open cells beside placed tiles.
struct EdgeSupply {
    explicit EdgeSupply(const Candidates& now);

    bool is_spent(int group) const { return at(asked, group) > 0 && at(asked, group) == at(left, group); }
    bool is_short(int group) const { return at(asked, group) > at(left, group); }

    std::vector<int> left;   // by group
    std::vector<int> asked;  // by group
};

// Returns the open cells that require an edge of the group.
std::vector<int> cells_asking(const Candidates& now, int group);

}  // namespace tessera::edge_match
