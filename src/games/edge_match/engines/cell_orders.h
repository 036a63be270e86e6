#pragma once

#include "games/edge_match/problem.h"

#include <vector>

namespace tessera::edge_match {

// Returns the best order in which a search without look-ahead fills the open cells: row by row (or column by
// column, along the shorter side), border first, spiral, or most known sides first, whichever promises the
// fewest nodes. On an empty board it starts at the first cell.
std::vector<int> best_cell_order(const Problem& problem);

// Estimates the nodes of a search in that order: oriented tiles left for each cell, times the chance of a
// match for each side known by then.
double expected_nodes(const Problem& problem, const std::vector<int>& order);

}  // namespace tessera::edge_match
