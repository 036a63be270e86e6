#pragma once

#include "base/result.h"

#include <span>
#include <string_view>

namespace tessera {

// An engine of a family as a list, the command line and saved settings know it. The tables of these, in
// games/FAMILY/engine_ids.h, are constants: whoever reads them links no engine.
struct EngineInfo {
    std::string_view id;
    std::string_view caption;      // a few words for a list
    std::string_view description;  // one line: what it does and what it promises
    std::string_view alias{};      // an id that older versions had, still understood; empty: none
    bool takes_heuristic = false;
};

// A heuristic of the engines that take one.
struct HeuristicInfo {
    std::string_view id;
    std::string_view caption;
};

// The number of the heuristic with that id in its table; -1: there is none.
constexpr int heuristic_called(std::span<const HeuristicInfo> heuristics, std::string_view id) {
    for (std::size_t number = 0; number < heuristics.size(); ++number) {
        if (heuristics[number].id == id) {
            return static_cast<int>(number);
        }
    }
    return -1;
}

// The engine with that id or alias, or the error that lists the ids there are.
Result<const EngineInfo*> find_engine(std::string_view family, std::span<const EngineInfo> engines,
                                      std::string_view name);

}  // namespace tessera
