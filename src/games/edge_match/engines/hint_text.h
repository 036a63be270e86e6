#pragma once

#include "games/edge_match/engines/problem.h"
#include "games/edge_match/level.h"
#include "games/hint.h"

#include <vector>

// The rungs of hints, once it is known what they are about.

namespace tessera::edge_match {

// The name by which hints call a tile: its number, from 1.
std::string tile_name(int tile);

// A step forward: of the choices that complete the position, the one on the cell with least choice.
Hint forward_hint(const Level& level, const State& state, const Problem& problem,
                  const std::vector<Choice>& completion);

// Where to look when the search was given up: the cell with least choice, no move.
Hint undecided_hint(const Problem& problem);

// Edges on the board clash.
Hint clash_hint(const Level& level, const State& state);

// No way on; `blame` is where to take tiles back, empty if that is not known.
Hint dead_end_hint(const Problem& problem, const std::vector<Cell>& blame);

// Not even the empty board can be completed.
Hint unsolvable_hint();

}  // namespace tessera::edge_match
