#pragma once

#include "games/hint.h"

#include <string>
#include <vector>

namespace tessera {

// One deduction on the way to the end; its moves are played.
struct ExplanationStep : HintStep {
    std::string deduction = {};  // its name, a word of the command line's contract

    bool operator==(const ExplanationStep&) const = default;
};

// The whole way from a position to a solution, or to what shows that there is none.
struct Explanation {
    bool is_dead_end = false;
    bool has_chosen = false;  // several solutions: some step is no deduction
    std::vector<ExplanationStep> steps;

    bool operator==(const Explanation&) const = default;
};

}  // namespace tessera
