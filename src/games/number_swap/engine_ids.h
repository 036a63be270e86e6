#pragma once

#include "games/engine_info.h"

#include <array>

namespace tessera::number_swap {

// The first is the default for players. The first three are one engine with different limits.
inline constexpr std::array<EngineInfo, 8> engines = {{
    {"anytime", "Automatic",
     "better and better answers from above, proved bounds from below, until they meet", "best"},
    {"anytime_quick", "Quick", "the same with a tenth of the effort", "quick"},
    {"pattern_databases", "Pattern tables, until proved", "the same without limit: the answer is proved",
     "patterns"},
    {"a_star", "A*", "A* with a heuristic; shortest where that is admissible", "", true},
    {"bidirectional", "From both ends",
     "breadth first from both ends; shortest, for boards of up to 12 cells"},
    {"bfs", "Breadth first", "breadth first; shortest, for boards of up to 9 cells"},
    {"bfs_all", "The whole map of grids", "breadth first through all grids there are, then back"},
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

}  // namespace tessera::number_swap
