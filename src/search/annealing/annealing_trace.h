#pragma once

#include "search/annealing/annealing_problem.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace tessera {

enum class AnnealingStepKind : std::uint8_t {
    lay,     // one piece of all that are laid anew
    start,   // all of them lie: the first time, or a restart
    accept,  // an iteration: what was drawn for the piece is made, though it may be where it lay
    refuse,  // an iteration: it is not made, as the potential would rise too far
    solve,   // the potential is 0
};

struct AnnealingStep {
    AnnealingStepKind kind = AnnealingStepKind::start;
    std::int32_t piece = -1;  // by index in the problem; -1: none
    std::int32_t other = -1;  // of an exchange
    Lying to = {};            // where the piece lies then, or would lie
    Lying other_to = {};
    std::int32_t potential = 0;  // then, or as it would be; not told of `lay`

    bool operator==(const AnnealingStep&) const = default;
};

// The traces of annealing: one costs nothing, the other keeps the steps.
struct NoAnnealingTrace {
    void record(const AnnealingStep& /*step*/) {}
};

struct AnnealingLog {
    std::vector<AnnealingStep> steps;

    void record(const AnnealingStep& step) { steps.push_back(step); }
    // What was recorded since the last call.
    std::vector<AnnealingStep> take() { return std::exchange(steps, {}); }
};

}  // namespace tessera
