#pragma once

#include <cstdint>
#include <vector>

namespace tessera {

enum class StepKind : std::uint8_t {
    choose,  // option `value` becomes part of the position
    undo,    // the last chosen option leaves it
    prune,   // what `value` names (an option, else as `reason` says) was refused without search
    solve,   // the position is a solution
};

struct Step {
    StepKind kind = StepKind::choose;
    std::uint8_t reason = 0;  // the engine's own prune reason, 0 if it has none
    std::int32_t value = 0;   // an option, as the engine numbers them

    bool operator==(const Step&) const = default;
};

// The two traces an engine is instantiated with: NoTrace costs nothing, StepLog keeps what replay, the step
// viewer and the tests read.
struct NoTrace {
    void record(const Step& /*step*/) {}
};

struct StepLog {
    std::vector<Step> steps;

    void record(const Step& step) { steps.push_back(step); }
};

}  // namespace tessera
