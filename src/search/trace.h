#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace tessera {

enum class StepKind : std::uint8_t {
    choose,   // option `value` becomes part of the position
    undo,     // the last chosen option leaves it
    prune,    // `value` (an option, or what `reason` implies) was refused without search
    solve,    // the position is a solution
    restart,  // everything is undone and the search restarts with `value` as its limit
};

struct Step {
    StepKind kind = StepKind::choose;
    std::uint8_t reason = 0;  // the engine's own prune reason, 0 if it has none
    std::int32_t value = 0;   // an option, as the engine numbers them
    std::int32_t item = -1;   // that a choice is to cover; -1 if the engine does not report it

    bool operator==(const Step&) const = default;
};

enum class StateStepKind : std::uint8_t {
    reach,  // a state is reached for the first time, or by a shorter path
    visit,  // a state is expanded: the states that follow are reached from it
    solve,  // the state expanded or reached last is the goal
};

// Step of a search that stores states.
struct StateStep {
    StateStepKind kind = StateStepKind::reach;
    std::int32_t state = 0;  // numbered by the search, the start is 0
    std::int32_t from = -1;  // `reach`: the state being expanded
    std::int32_t move = -1;  // `reach`: the move from there

    bool operator==(const StateStep&) const = default;
};

// Traces to instantiate engines with. NoTrace costs nothing; the others keep the steps for replay, the step
// viewer and the tests.
struct NoTrace {
    void record(const Step& /*step*/) {}
    void record(const StateStep& /*step*/) {}
};

struct StepLog {
    std::vector<Step> steps;

    void record(const Step& step) { steps.push_back(step); }
    // Returns the steps recorded since the last call.
    std::vector<Step> take() { return std::exchange(steps, {}); }
};

struct StateLog {
    std::vector<StateStep> steps;

    void record(const StateStep& step) { steps.push_back(step); }
    std::vector<StateStep> take() { return std::exchange(steps, {}); }
};

}  // namespace tessera
