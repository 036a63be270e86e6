#pragma once

#include "games/polyomino/engines/registry.h"
#include "search/annealing/annealing.h"

#include <memory>
#include <vector>

namespace tessera::polyomino {

// Starts annealing of the remaining pieces, by the schedule that the heuristic names. Returns an error if they
// do not fill the open cells exactly.
Result<std::unique_ptr<SolvingEngine<Move>>> start_annealing(const EngineInput& input);

// Returns the remaining pieces and the open cells: a kind for each piece of the level, orientations
// in their order.
AnnealingProblem annealing_problem(const Level& level, const State& state);

// Returns the pieces that overlap none of the earlier ones, in order.
std::vector<Move> moves_without_overlap(const AnnealingProblem& problem, const std::vector<Lying>& lying);

}  // namespace tessera::polyomino
