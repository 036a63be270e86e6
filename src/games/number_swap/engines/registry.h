#pragma once

#include "games/number_swap/engines/engine.h"

#include <memory>
#include <string_view>

namespace tessera::number_swap {

// The engine with this id (engine_ids.h) at work on the input; an error where its heuristic has no meaning.
Result<std::unique_ptr<SortingEngine>> start_engine(std::string_view id, const EngineInput& input);

}  // namespace tessera::number_swap
