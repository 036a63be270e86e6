#pragma once

#include "base/result.h"

#include <span>
#include <string_view>

namespace tessera {

// Engine of a family as lists, the command line and saved settings know it. The tables in
// games/FAMILY/engine_ids.h are constants, so using them links no engine.
struct EngineInfo {
    std::string_view id;
    std::string_view caption;      // a few words for a list
    std::string_view description;  // one line: what it does and what it promises
    std::string_view alias{};      // older id that is still accepted; empty: none
    bool takes_heuristic = false;
};

// Heuristic for the engines that accept one.
struct HeuristicInfo {
    std::string_view id;
    std::string_view caption;
};

// Returns the index of the heuristic with that id; -1 if there is none.
constexpr int heuristic_called(std::span<const HeuristicInfo> heuristics, std::string_view id) {
    for (std::size_t number = 0; number < heuristics.size(); ++number) {
        if (heuristics[number].id == id) {
            return static_cast<int>(number);
        }
    }
    return -1;
}

// Returns the engine with that id or alias, or an error that lists the known ids.
Result<const EngineInfo*> find_engine(std::string_view family, std::span<const EngineInfo> engines,
                                      std::string_view name);

}  // namespace tessera
