#pragma once

#include "base/result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace tessera {

// A task that an engine is offered for.
enum class EngineTask : std::uint8_t {
    solve,  // offered as a solver: to players, on the command line, in the lab and its races
    watch,  // a solver with switches that only the lab lists by name, to be watched and raced
    count,  // counts the solutions, to be watched in the lab
    make,   // makes a puzzle, to be watched in the lab
};

// A fact that a finished search proves.
enum class Proof : std::uint8_t {
    nothing,
    bound,          // that no solution has fewer moves than some number
    shortest,       // that none has fewer moves than the one found; with a heuristic: if that is admissible
    all_solutions,  // that there are no others than those found
};

// Engine of a family as lists, the command line and saved settings know it. The tables in
// games/FAMILY/engine_ids.h are constants, so using them links no engine; the functions that start an engine
// are listed by its id in engines/registry.cpp and, for recorded searches, in lab/record.
struct EngineInfo {
    std::string_view id;
    std::string_view caption;      // a few words for a list
    std::string_view description;  // one line: what it does
    Proof proves = Proof::nothing;
    std::string_view alias{};  // older id that is still accepted; empty: none
    bool takes_heuristic = false;
    std::string_view unrecorded{};  // why the lab cannot record its searches; empty: it can
    EngineTask task = EngineTask::solve;
    bool is_automatic = false;  // players get it if they choose none, and cannot choose it otherwise

    // Returns true if it looks for a solution.
    constexpr bool solves() const { return task == EngineTask::solve || task == EngineTask::watch; }
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

// The registry of a family's engines, specialised in games/FAMILY/engine_ids.h: the only place that lists
// them. Players' lists, the command line, the lab and the tests all read it.
template <class G>
struct EngineIdsOf;

template <class G>
concept FamilyEngineIds = requires {
    {std::span<const EngineInfo>(EngineIdsOf<G>::engines)};              // the solvers, the default one first
    {std::span<const HeuristicInfo>(EngineIdsOf<G>::heuristics)};        // of engines that take one
    {std::span<const HeuristicInfo>(EngineIdsOf<G>::other_heuristics)};  // on the command line only
    {std::span<const EngineSwitches>(EngineIdsOf<G>::switches)};
    {std::span<const EngineInfo>(EngineIdsOf<G>::recorded)};  // those of the lab, the default one first
};

// Returns the id without its switches.
constexpr std::string_view base_id(std::string_view id) {
    return id.substr(0, id.find('+'));
}

// Returns the entries with these ids. Each must be in one of the lists: else the constant does not compile.
template <std::size_t count>
constexpr std::array<EngineInfo, count> engines_called(const std::array<std::string_view, count>& ids,
                                                       std::span<const EngineInfo> engines,
                                                       std::span<const EngineInfo> others = {}) {
    std::array<EngineInfo, count> called{};
    for (std::size_t index = 0; index < count; ++index) {
        const EngineInfo* found = nullptr;
        for (const std::span<const EngineInfo> list : {engines, others}) {
            for (const EngineInfo& each : list) {
                found = each.id == ids[index] ? &each : found;
            }
        }
        called[index] = *found;
    }
    return called;
}

// Returns true if one of the list has that id, its own switches aside.
constexpr bool has_engine(std::span<const EngineInfo> list, std::string_view id) {
    bool is_found = false;
    for (const EngineInfo& each : list) {
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
        are_whole &= info.task == EngineTask::solve;
        are_whole &= has_engine(EngineIdsOf<G>::recorded, info.id) == info.unrecorded.empty();
    }
    for (const EngineInfo& each : EngineIdsOf<G>::recorded) {
        are_whole &= !each.solves() || has_engine(EngineIdsOf<G>::engines, each.id) ||
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
