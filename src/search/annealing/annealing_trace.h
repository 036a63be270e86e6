#pragma once

#include "search/annealing/annealing_problem.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace tessera {

enum class AnnealingStepKind : std::uint8_t {
    lay,     // one of all pieces is placed anew
    start,   // all of them are placed: the first start, or a restart
    accept,  // an iteration: the proposal is accepted, though it may change nothing
    refuse,  // an iteration: it is rejected, as the potential would rise too far
    solve,   // the potential is 0
};

struct AnnealingStep {
    AnnealingStepKind kind = AnnealingStepKind::start;
    std::int32_t piece = -1;  // by index in the problem; -1: none
    std::int32_t other = -1;  // the other piece of an exchange
    Lying to = {};            // the piece's placement as proposed
    Lying other_to = {};
    std::int32_t potential = 0;  // as proposed; not set for `lay`

    bool operator==(const AnnealingStep&) const = default;
};

// Traces of annealing: the first costs nothing, the other keeps the steps.
struct NoAnnealingTrace {
    void record(const AnnealingStep& /*step*/) {}
};

struct AnnealingLog {
    std::vector<AnnealingStep> steps;

    void record(const AnnealingStep& step) { steps.push_back(step); }
    // Returns the steps recorded since the last call.
    std::vector<AnnealingStep> take() { return std::exchange(steps, {}); }
};

}  // namespace tessera
