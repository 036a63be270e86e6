#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace tessera {

enum class StepKind : std::uint8_t {
    choose,   // option `value` becomes part of the position
    undo,     // the last chosen option leaves it
    prune,    // what `value` names (an option, else as `reason` says) was refused without search
    solve,    // the position is a solution
    restart,  // all is taken back, and the search begins again with `value` as its limit
};

struct Step {
    StepKind kind = StepKind::choose;
    std::uint8_t reason = 0;  // the engine's own prune reason, 0 if it has none
    std::int32_t value = 0;   // an option, as the engine numbers them
    std::int32_t item = -1;   // of a choice: what it is to cover, -1 where the engine does not say

    bool operator==(const Step&) const = default;
};

enum class StateStepKind : std::uint8_t {
    reach,  // a state is reached that was not stored before, or on a shorter way
    visit,  // a state is taken up: what follows is reached from it
    solve,  // the state taken up or reached last is the goal
};

// A step of a search that stores states.
struct StateStep {
    StateStepKind kind = StateStepKind::reach;
    std::int32_t state = 0;  // as the search numbers them, the start is 0
    std::int32_t from = -1;  // of a state that is reached: the one taken up
    std::int32_t move = -1;  // and what led there

    bool operator==(const StateStep&) const = default;
};

// The traces that engines are instantiated with: NoTrace costs nothing, the others keep what replay, the step viewer
// and the tests read.
struct NoTrace {
    void record(const Step& /*step*/) {}
    void record(const StateStep& /*step*/) {}
};

struct StepLog {
    std::vector<Step> steps;

    void record(const Step& step) { steps.push_back(step); }
    // What was recorded since the last call.
    std::vector<Step> take() { return std::exchange(steps, {}); }
};

struct StateLog {
    std::vector<StateStep> steps;

    void record(const StateStep& step) { steps.push_back(step); }
    std::vector<StateStep> take() { return std::exchange(steps, {}); }
};

}  // namespace tessera
