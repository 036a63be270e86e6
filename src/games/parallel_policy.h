#pragma once

#include <span>
#include <string_view>

namespace tessera {

// One of several solvers that race on the same puzzle.
struct Racer {
    std::string_view heuristic;  // empty: the engine's own
    std::string_view engine;     // empty: the family's choice
};

// Ways to split the work of a family's engines over several runs; by default each job is one run. Every
// family's engines have one, called `parallel_policy`: jobs/parallel.cpp does not compile without it.
struct ParallelPolicy {
    bool may_race = false;            // any solution will do, so searches race to find one
    std::span<const Racer> racers{};  // repeated as needed; empty: the same engine with other seeds
    // Threads count faster together in one run than in several; the family's counter starts with a team.
    bool counts_with_team = false;
};

}  // namespace tessera
