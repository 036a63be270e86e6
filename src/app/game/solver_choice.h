#pragma once

#include "games/game.h"

#include <span>
#include <string_view>

namespace tessera {

// A solver as the player may choose it. The names are those of the engines, which the page does not link; a
// test compares them.
struct SolverChoice {
    std::string_view engine;  // empty: the family chooses
    std::string_view heuristic;
    std::string_view caption;

    SolveOptions options() const;
};

// The first leaves the choice to the family.
std::span<const SolverChoice> solver_choices(std::string_view family);

// A search that came to its end.
struct SolverRun {
    std::string_view caption;
    SearchStats stats;
    int move_count = 0;  // of the answer
    double elapsed_ms = 0;
};

}  // namespace tessera
