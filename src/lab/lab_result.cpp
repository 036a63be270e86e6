#include "lab/lab_result.h"

#include <array>
#include <cstddef>
#include <utility>

namespace tessera {

namespace {

std::string or_default(const std::string& name) {
    return name.empty() ? "default" : name;
}

}  // namespace

std::string_view word_for(LabOutcome outcome) {
    constexpr std::array<std::string_view, 5> words = {"solved", "exhausted", "memory", "stopped",
                                                       "interrupted"};
    return words[static_cast<std::size_t>(outcome)];
}

LabOutcome lab_outcome(Outcome outcome) {
    switch (outcome) {
        case Outcome::solved:
            return LabOutcome::solved;
        case Outcome::exhausted:
            return LabOutcome::exhausted;
        case Outcome::out_of_memory:
            return LabOutcome::memory;
        case Outcome::running:
            break;
    }
    return LabOutcome::stopped;
}

LabRun named_run(std::string input, const SolveOptions& options) {
    LabRun run;
    run.input = std::move(input);
    run.engine = or_default(options.engine);
    run.heuristic = or_default(options.heuristic);
    run.seed = options.seed;
    return run;
}

}  // namespace tessera
