#pragma once

#include "games/polyomino/engines/registry.h"

#include <memory>

namespace tessera::polyomino {

// Simulated annealing of the pieces left. The error says that they do not fill the open cells exactly.
Result<std::unique_ptr<SolvingEngine<Move>>> start_annealing(const EngineInput& input);

}  // namespace tessera::polyomino
