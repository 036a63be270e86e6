#pragma once

#include "games/edge_match/reasoning/finding.h"

#include <optional>
#include <vector>

namespace tessera::edge_match {

// The rules that look at a position without assumptions. Each returns all its findings.

// Cells that only one oriented tile fits.
std::vector<Finding> only_tiles(const Candidates& now);
// Tiles, the last of their kind, that fit only one cell, in one way.
std::vector<Finding> only_cells(const Candidates& now);
// Cells that need all tiles of a kind, or a kind that needs all its cells: rules out all other tiles there,
// or that kind elsewhere.
std::vector<Finding> claims(const Candidates& now);
// Two cells that only two tiles fit, or two tiles that fit only two cells: rules these out elsewhere, or all others there.
std::vector<Finding> pairs(const Candidates& now);
// Edges that are all required by placed tiles: rules them out elsewhere.
std::vector<Finding> spent_edges(const Candidates& now);

// Returns the first visible proof of a dead end; nothing if none is visible.
std::optional<Failure> first_failure(const Candidates& now);

}  // namespace tessera::edge_match
