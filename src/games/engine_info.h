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
    std::string_view unrecorded{};  // why the lab cannot record its searches; empty: it can
};

// Heuristic for the engines that accept one.
struct HeuristicInfo {
    std::string_view id;
    std::string_view caption;
};

// Names that may follow an engine's id, each after a '+': "algorithm_x+first+zones".
struct EngineSwitches {
    std::string_view engine;
    std::span<const HeuristicInfo> switches;
};

// An engine whose searches the lab records, with its switches, as a list offers it.
struct RecordedEngine {
    std::string_view id;       // as SolveOptions::engine has it
    std::string_view caption;  // English key of the text in a list
    bool takes_heuristic = false;
    bool solves = true;  // false: it can be watched, but neither races nor answers
};

// The registry of a family's engines, specialised in games/FAMILY/engine_ids.h: the only place that lists
// them. Players' lists, the command line, the lab and the tests all read it.
template <class G>
struct EngineIdsOf;

template <class G>
concept FamilyEngineIds = requires {
    {std::span<const EngineInfo>(EngineIdsOf<G>::engines)};
    {std::span<const HeuristicInfo>(EngineIdsOf<G>::heuristics)};        // of engines that take one
    {std::span<const HeuristicInfo>(EngineIdsOf<G>::other_heuristics)};  // on the command line only
    {std::span<const EngineSwitches>(EngineIdsOf<G>::switches)};
    {std::span<const RecordedEngine>(EngineIdsOf<G>::recorded)};  // the default one first
};

// Returns the id without its switches.
constexpr std::string_view base_id(std::string_view id) {
    return id.substr(0, id.find('+'));
}

// Returns true if one of the list (EngineInfo or RecordedEngine) has that id, its own switches aside.
template <class List>
constexpr bool has_engine(const List& list, std::string_view id) {
    bool is_found = false;
    for (const auto& each : list) {
        is_found |= each.id == id || base_id(each.id) == id;
    }
    return is_found;
}

// Returns true if each engine either is recorded or says why not, and each recorded one that solves is an
// engine.
template <class G>
constexpr bool are_engine_ids_whole() {
    bool are_whole = true;
    for (const EngineInfo& info : EngineIdsOf<G>::engines) {
        are_whole &= has_engine(EngineIdsOf<G>::recorded, info.id) == info.unrecorded.empty();
    }
    for (const RecordedEngine& each : EngineIdsOf<G>::recorded) {
        are_whole &= !each.solves || has_engine(EngineIdsOf<G>::engines, each.id) ||
                     has_engine(EngineIdsOf<G>::engines, base_id(each.id));
    }
    return are_whole;
}

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
