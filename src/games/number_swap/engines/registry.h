#pragma once

#include "games/number_swap/engines/engine.h"

#include <memory>
#include <string_view>

namespace tessera::number_swap {

// Starts the engine with this id (engine_ids.h) on the input; returns an error if its heuristic is unknown.
Result<std::unique_ptr<SortingEngine>> start_engine(std::string_view id, const EngineInput& input);

}  // namespace tessera::number_swap
