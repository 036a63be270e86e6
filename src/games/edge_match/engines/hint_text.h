#pragma once

#include "games/edge_match/engines/prospect.h"
#include "games/hint.h"

#include <vector>

// The rungs of hints that say how a position stands.

namespace tessera::edge_match {

// How it stands, the first rung; of a clash where it is, too.
std::vector<HintStep> rungs_of_standing(const Prospect& prospect);

// Where to look when the search was given up: the cell with least choice.
HintStep rung_of_least_choice(const Problem& problem);

// Whether it can be completed is not known, but it can without the tiles on these cells.
HintStep rung_of_astray(const State& state, const std::vector<Cell>& astray);

// What to take back at a dead end, the last rung; the tiles to blame must be known.
HintStep rung_of_taking_back(const std::vector<Cell>& blamed);
std::vector<std::string> moves_of_taking_back(const std::vector<Cell>& blamed);

}  // namespace tessera::edge_match
