#pragma once

#include "games/edge_match/problem.h"
#include "lab/record/traced_engine.h"
#include "search/trace.h"

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

// Returns null if there is no traced engine of this name.
std::unique_ptr<TracedTiler> start_tiler(std::string_view id, const Problem& problem);

}  // namespace tessera::edge_match
