#pragma once

#include "games/engine_info.h"

#include <array>

namespace tessera {

namespace polyomino {

struct Polyomino;

// By default the solver chooses by the size of the position.
inline constexpr std::array<EngineInfo, 5> engines = {{
    {"cell_first", "Cell by cell", "covers the first open cell next; complete, the fastest in long searches",
     "", true, "it does not take its choices one by one: algorithm_x+first makes the same ones"},
    {"dancing_links", "Dancing links",
     "exact cover, the item with the fewest options next; complete, sees dead ends early", "", true},
    {"beam", "Beam search",
     "keeps the most promising positions of each step; finds one of many tilings of large boards, proves "
     "nothing",
     "", true, "it keeps thousands of positions at a time"},
    {"annealing", "Heat bath, fixed temperature",
     "all pieces on the board, moved until none overlaps, at one temperature if no schedule cools it; proves "
     "nothing, needs pieces that fill the board",
     "", true},
    {"algorithm_x", "Algorithm X",
     "dancing links to look at, with counters and switches, as in algorithm_x+zones+twins; complete", "",
     true},
}};

// Switches of algorithm_x, each after a +. The last one that selects items wins.
inline constexpr std::array<HeuristicInfo, 7> algorithm_x_switches = {{
    {"mrv", "the item with the fewest options next, the default"},
    {"first", "the first open cell next, row by row"},
    {"leftmost", "the first open cell next, column by column"},
    {"random", "any item next, drawn by the seed"},
    {"zones", "refuses zones that no sizes of the pieces left add up to; keeps the sums"},
    {"zones_uncached", "the same, with the sums made anew each time"},
    {"twins", "does not exchange pieces of one shape"},
}};

// Annealing schedules: how pieces move and cool down. The first is the default and does not cool.
inline constexpr std::array<HeuristicInfo, 4> annealing_schedules = {{
    {"directed",
     "annealing: a piece that overlaps is drawn anew, each place weighed by its overlaps; beta is 3.5, with "
     "restarts"},
    {"heat_bath", "annealing: the same for any piece, beta from 2.5 or 3 to 3.5 or 4 in restarts"},
    {"restarts", "annealing: shifts, turns, exchanges and jumps, beta from 2 to 4 in restarts"},
    {"power_law", "annealing: shifts, turns and exchanges, beta = a t^b without restarts"},
}};

// The orders in which pieces are tried.
inline constexpr std::array<HeuristicInfo, 9> heuristics = {{
    {"awkward", "large pieces with a long outline first"},
    {"ascender", "small pieces first"},
    {"descender", "large pieces first"},
    {"compactness", "square bounding boxes first"},
    {"compactness_inverse", "long bounding boxes first"},
    {"perimeter", "short outlines first"},
    {"perimeter_inverse", "long outlines first"},
    {"holes", "full bounding boxes first"},
    {"holes_inverse", "gaps in the bounding box first"},
}};

// A cut of a board, which is recorded as searches are.
inline constexpr std::string_view random_cut = "random_cut";

inline constexpr std::array<RecordedEngine, 15> recorded = {{
    {"dancing_links", "Dancing links", true},
    {"algorithm_x+zones", "Algorithm X + dead regions", true},
    {"algorithm_x+zones+twins", "Algorithm X + dead regions, twins", true},
    {"algorithm_x+twins", "Algorithm X + twins", true},
    {"algorithm_x+first", "Algorithm X, first cell", true},
    {"algorithm_x+first+zones", "Algorithm X, first cell + dead regions", true},
    {"algorithm_x+first+twins", "Algorithm X, first cell + twins", true},
    {"algorithm_x+leftmost", "Algorithm X, leftmost cell", true},
    {"algorithm_x+random", "Algorithm X, at random", true},
    {"annealing", "Heat bath, fixed temperature"},
    {"annealing+heat_bath", "Annealing, any piece"},
    {"annealing+restarts", "Annealing, small steps and jumps"},
    {"annealing+power_law", "Annealing, small steps"},
    {"count", "Counting on frontiers", false, false},
    {random_cut, "Random cut", false, false},
}};

}  // namespace polyomino

template <>
struct EngineIdsOf<polyomino::Polyomino> {
    static constexpr const auto& engines = polyomino::engines;
    static constexpr const auto& heuristics = polyomino::heuristics;
    static constexpr const auto& other_heuristics = polyomino::annealing_schedules;
    static constexpr std::array<EngineSwitches, 2> switches = {
        {{"algorithm_x", polyomino::algorithm_x_switches}, {"annealing", polyomino::annealing_schedules}}};
    static constexpr const auto& recorded = polyomino::recorded;
};

}  // namespace tessera
