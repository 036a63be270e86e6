#pragma once

#include "games/hint.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// One deduction of an explanation; its moves are played.
using ExplanationStep = HintStep;

// Returns the step labelled with the name of the rule that it uses.
inline ExplanationStep named(ExplanationStep step, std::string_view deduction) {
    step.deduction = deduction;
    return step;
}

// All steps from a position to a solution, or to a proof that there is none.
struct Explanation {
    bool is_dead_end = false;
    bool has_chosen = false;  // several solutions: some step is a choice, not a deduction
    std::vector<ExplanationStep> steps;

    bool operator==(const Explanation&) const = default;
};

}  // namespace tessera
