#pragma once

#include "games/polyomino/engines/registry.h"
#include "search/annealing/annealing.h"

#include <memory>
#include <vector>

namespace tessera::polyomino {

// Simulated annealing of the pieces left. The error says that they do not fill the open cells exactly.
Result<std::unique_ptr<SolvingEngine<Move>>> start_annealing(const EngineInput& input);

// The pieces left on the open cells: a kind for each piece of the level, with its orientations in their order.
AnnealingProblem annealing_problem(const Level& level, const State& state);

// The pieces, one after the other, that overlap with none before them.
std::vector<Move> moves_without_overlap(const AnnealingProblem& problem, const std::vector<Lying>& lying);

}  // namespace tessera::polyomino
