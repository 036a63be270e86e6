#pragma once

#include "games/edge_match/engines/registry.h"
#include "lab/record/traced_engine.h"
#include "search/trace.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace tessera::edge_match {

// An engine that traces its steps. Options are numbered as in the problem; items are cells, then the level's
// tiles. The reason of a `prune` step is dead_item.
class TracedTiler : public TracedEngine {
public:
    virtual std::vector<Step> take_steps() = 0;
};

inline constexpr std::uint8_t dead_item = 1;

// Starts the traced engine with this id, or returns an error that names those there are.
Result<std::unique_ptr<TracedTiler>> start_tiler(std::string_view id, const EngineInput& input);

}  // namespace tessera::edge_match
