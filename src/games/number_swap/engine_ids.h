#pragma once

#include "games/engine_info.h"

#include <array>
#include <string_view>

namespace tessera {

struct NumberSwap;

namespace number_swap {

// The first is the default for players. The first three are one engine with different limits.
inline constexpr std::array<EngineInfo, 12> engines = {{
    {"anytime", "Automatic",
     "better and better answers from above, proved bounds from below, until they meet", Proof::bound, "best",
     false, "it runs several searches one after the other", EngineTask::solve, true},
    {"anytime_quick", "Quick", "the same with a tenth of the effort", Proof::bound, "quick", false,
     "it runs several searches one after the other"},
    {"pattern_databases", "Pattern tables, until proved", "the same without limit", Proof::shortest,
     "patterns", false, "it runs several searches one after the other"},
    {"a_star", "A*", "A* with a heuristic", Proof::shortest, "", true},
    {"bidirectional", "From both ends", "breadth first from both ends, for boards of up to 12 cells",
     Proof::shortest},
    {"bfs", "Breadth first", "breadth first, for boards of up to 9 cells", Proof::shortest},
    {"bfs_all", "The whole map of grids", "breadth first through all grids there are, then back",
     Proof::shortest, "", false, "its first part is bfs, continued to the last grid"},
    {"ida_star", "A* with growing limits (IDA*)",
     "iterative deepening A* with a transposition table, for boards of up to 25 cells", Proof::shortest},
    {"beam+1", "Beam of one", "keeps the best grid of each layer; seldom shortest"},
    {"beam+3", "Beam of three", "keeps the three best grids of each layer; not always shortest"},
    {"beam+10", "Beam of ten", "keeps the ten best grids of each layer; not always shortest"},
    {"naive", "One tile after the other", "brings one tile after the other home; never short"},
}};

// Heuristics of a_star; it also accepts `linear:P,Q` with two weights in hundredths.
inline constexpr std::array<HeuristicInfo, 5> heuristics = {{
    {"manhattan", "A*: distances / 2"},
    {"misplaced", "A*: misplaced tiles / 2"},
    {"mixed", "A*: half of each"},
    {"sum", "A*: sum of both, not always shortest"},
    {"double", "A*: distances, not always shortest"},
}};

inline constexpr std::array<std::string_view, 8> recorded_ids = {
    "a_star", "bfs", "bidirectional", "ida_star", "naive", "beam+1", "beam+3", "beam+10"};
inline constexpr auto recorded = engines_called(recorded_ids, engines);

}  // namespace number_swap

template <>
struct EngineIdsOf<NumberSwap> {
    static constexpr const auto& engines = number_swap::engines;
    static constexpr const auto& heuristics = number_swap::heuristics;
    static constexpr std::array<HeuristicInfo, 1> other_heuristics = {
        {{"linear:P,Q", "A*: P hundredths of the distances, Q of the misplaced"}}};
    static constexpr std::array<EngineSwitches, 0> switches{};
    static constexpr const auto& recorded = number_swap::recorded;
};

}  // namespace tessera
