#pragma once

#include <span>
#include <string_view>

namespace tessera {

// One of several searches for a solution side by side.
struct Racer {
    std::string_view heuristic;  // empty: the engine's own
    std::string_view engine;     // empty: the family's choice
};

// How the work of a family's engines may be split over several runs; where nothing is said, each job is
// one run. Every family's engines have one, called `parallel_policy`: jobs/parallel.cpp does not compile without it.
struct ParallelPolicy {
    bool may_race = false;            // any solution is as good as another, so searches race for one
    std::span<const Racer> racers{};  // who races whom, over and over; empty: the same with other seeds
    // Threads count better together in one run than in several; the family's counter takes a team to start
    // with.
    bool counts_with_team = false;
};

}  // namespace tessera
