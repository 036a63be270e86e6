#pragma once

#include "games/edge_match/problem.h"

#include <vector>

namespace tessera::edge_match {

// The order in which a search without look-ahead should fill the open cells: of row by row (or column by
// column, along the shorter way), border first, spiral, and most known sides first, the one with the fewest
// nodes to be expected. With an empty board it starts at the first cell.
std::vector<int> best_cell_order(const Problem& problem);

// About how many nodes a search in that order has: oriented tiles left for each cell, times the chance that motifs
// match on each side that is known by then.
double expected_nodes(const Problem& problem, const std::vector<int>& order);

}  // namespace tessera::edge_match
