#pragma once

#include "games/engine_info.h"

#include <array>
#include <string_view>

namespace tessera {

namespace polyomino {

struct Polyomino;

// By default the solver chooses by the size of the position.
inline constexpr std::array<EngineInfo, 5> engines = {{
    {"cell_first", "Cell by cell", "covers the first open cell next, the fastest in long searches",
     Proof::all_solutions, "", true,
     "it does not take its choices one by one: algorithm_x+first makes the same ones"},
    {"dancing_links", "Dancing links",
     "exact cover, the item with the fewest options next; sees dead ends early", Proof::all_solutions, "",
     true},
    {"beam", "Beam search",
     "keeps the most promising positions of each step; finds one of many tilings of large boards",
     Proof::nothing, "", true, "it keeps thousands of positions at a time"},
    {"annealing", "Heat bath, fixed temperature",
     "all pieces on the board, moved until none overlaps, at one temperature if no schedule cools it; needs "
     "pieces that fill the board"},
    {"algorithm_x", "Algorithm X",
     "dancing links to look at, with counters and switches, as in algorithm_x+zones+twins",
     Proof::all_solutions, "", true},
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

// Variants that the lab alone lists by name; their switches and schedules are described above.
constexpr EngineInfo variant_of_x(std::string_view id, std::string_view caption) {
    return {id, caption, {}, Proof::all_solutions, {}, true, {}, EngineTask::watch};
}
constexpr EngineInfo variant_of_annealing(std::string_view id, std::string_view caption) {
    return {id, caption, {}, Proof::nothing, {}, false, {}, EngineTask::watch};
}
inline constexpr std::string_view random_cut = "random_cut";

// Engines of the lab that are not offered as solvers.
inline constexpr std::array<EngineInfo, 13> others = {{
    variant_of_x("algorithm_x+zones", "Algorithm X + dead regions"),
    variant_of_x("algorithm_x+zones+twins", "Algorithm X + dead regions, twins"),
    variant_of_x("algorithm_x+twins", "Algorithm X + twins"),
    variant_of_x("algorithm_x+first", "Algorithm X, first cell"),
    variant_of_x("algorithm_x+first+zones", "Algorithm X, first cell + dead regions"),
    variant_of_x("algorithm_x+first+twins", "Algorithm X, first cell + twins"),
    variant_of_x("algorithm_x+leftmost", "Algorithm X, leftmost cell"),
    variant_of_x("algorithm_x+random", "Algorithm X, at random"),
    variant_of_annealing("annealing+heat_bath", "Annealing, any piece"),
    variant_of_annealing("annealing+restarts", "Annealing, small steps and jumps"),
    variant_of_annealing("annealing+power_law", "Annealing, small steps"),
    {"count", "Counting on frontiers", "the sums of the ways to cover what lies behind each frontier",
     Proof::all_solutions, "", false, "", EngineTask::count},
    {random_cut, "Random cut", "a board cut into pieces at random", Proof::nothing, "", false, "",
     EngineTask::make},
}};

inline constexpr std::array<std::string_view, 15> recorded_ids = {"dancing_links",
                                                                  "algorithm_x+zones",
                                                                  "algorithm_x+zones+twins",
                                                                  "algorithm_x+twins",
                                                                  "algorithm_x+first",
                                                                  "algorithm_x+first+zones",
                                                                  "algorithm_x+first+twins",
                                                                  "algorithm_x+leftmost",
                                                                  "algorithm_x+random",
                                                                  "annealing",
                                                                  "annealing+heat_bath",
                                                                  "annealing+restarts",
                                                                  "annealing+power_law",
                                                                  "count",
                                                                  random_cut};
inline constexpr auto recorded = engines_called(recorded_ids, engines, others);

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
