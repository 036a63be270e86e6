#pragma once

#include "games/engine_info.h"

#include <string_view>
#include <vector>

// The registry of engines (EngineIdsOf) by the name of a family; empty if there is no such family.

namespace tessera {

// The solvers; the first one is the default.
std::vector<EngineInfo> engines_of(std::string_view family);

// Those whose searches the lab shows; the first one is the default.
std::vector<EngineInfo> recorded_engines(std::string_view family);

// Heuristics of the engines that accept one, as listed in menus; the first one is the default.
std::vector<HeuristicInfo> heuristics_of(std::string_view family);

}  // namespace tessera
