#pragma once

#include "games/engine_info.h"

#include <array>
#include <string_view>

namespace tessera {

struct EdgeMatch;

namespace edge_match {

// The first is the default for players.
inline constexpr std::array<EngineInfo, 5> engines = {{
    {"interleaved", "Automatic", "fixed_order and mrv in turns, until one has an answer",
     Proof::all_solutions, "race", false,
     "it runs two searches in turns, each of which can be recorded alone", EngineTask::solve, true},
    {"fixed_order", "Border first, fits looked up",
     "cells in an order chosen beforehand, the tiles that fit looked up in tables", Proof::all_solutions,
     "fast"},
    {"dancing_links", "Dancing links", "exact cover with coloured items for the edges", Proof::all_solutions,
     "links"},
    {"mrv", "Scarcest cell first", "the cell with the fewest fitting tiles next (minimum remaining values)",
     Proof::all_solutions, "scarce"},
    {"row_by_row", "Row by row", "the first open cell next, row by row", Proof::all_solutions, "rows"},
}};

inline constexpr std::array<std::string_view, 4> recorded_ids = {"row_by_row", "mrv", "dancing_links",
                                                                 "fixed_order"};
inline constexpr auto recorded = engines_called(recorded_ids, engines);

}  // namespace edge_match

template <>
struct EngineIdsOf<EdgeMatch> {
    static constexpr const auto& engines = edge_match::engines;
    static constexpr std::array<HeuristicInfo, 0> heuristics{};
    static constexpr std::array<HeuristicInfo, 0> other_heuristics{};
    static constexpr std::array<EngineSwitches, 0> switches{};
    static constexpr const auto& recorded = edge_match::recorded;
};

}  // namespace tessera
