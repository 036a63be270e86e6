#pragma once

#include "games/edge_match/engines/prospect.h"
#include "games/hint.h"

#include <string>
#include <vector>

// The rungs of hints that describe the state of a position.

namespace tessera::edge_match {

// Returns the first rung, the state of the position; for a clash also what clashes, with its cells.
std::vector<HintStep> rungs_of_standing(const Prospect& prospect);

// The first rung where the position can be completed: joins that with where to look, at cells or at the places of a tile.
HintStep rung_of_cells(const std::vector<Cell>& cells);
HintStep rung_of_places(const std::vector<std::string>& tiles);  // names of alike ones

// Returns where to look after the search was given up: the cell with the least choice.
HintStep rung_of_least_choice(const Problem& problem);

// Says that solvability is unknown, but that the board can be completed without the tiles on these cells.
HintStep rung_of_astray(const State& state, const std::vector<Cell>& astray);

// Returns the last rung at a dead end: the tiles to take back. Precondition: they are known.
HintStep rung_of_taking_back(const std::vector<Cell>& blamed);
std::vector<std::string> moves_of_taking_back(const std::vector<Cell>& blamed);

}  // namespace tessera::edge_match
