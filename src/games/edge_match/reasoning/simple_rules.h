#pragma once

#include "games/edge_match/reasoning/finding.h"

#include <optional>
#include <vector>

namespace tessera::edge_match {

// The rules that look at a position as it is. Each gives all that it finds.

// Cells that one oriented tile alone fits.
std::vector<Finding> only_tiles(const Candidates& now);
// Tiles, the last of their kind, that fit one cell only, in one way.
std::vector<Finding> only_cells(const Candidates& now);
// Cells that take all tiles of a kind, or a kind that takes all its cells: nothing else lies there, it lies nowhere else.
std::vector<Finding> claims(const Candidates& now);
// Edges all of which are asked for by tiles that lie already: they lie nowhere else.
std::vector<Finding> spent_edges(const Candidates& now);

// What shows that there is no way on, the first such thing; nothing if nothing is to be seen.
std::optional<Failure> first_failure(const Candidates& now);

}  // namespace tessera::edge_match
