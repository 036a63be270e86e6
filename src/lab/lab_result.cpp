#include "lab/lab_result.h"

#include "base/overloaded.h"
#include "base/text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace tessera {

namespace {

std::string or_default(const std::string& name) {
    return name.empty() ? "default" : name;
}

std::optional<std::uint64_t> number_in(const Remarks& remarks, std::string_view name) {
    const auto place = std::find_if(remarks.begin(), remarks.end(),
                                    [name](const auto& remark) { return remark.first == name; });
    return place == remarks.end() ? std::nullopt : parse_uint64(place->second);
}

void take(LabRun& run, const Remarks& remarks) {
    run.remarks = remarks;
    run.counts = {number_in(remarks, "positions_reached"), number_in(remarks, "positions_expanded")};
    run.updates = number_in(remarks, "matrix_updates");
    if (const auto microseconds = number_in(remarks, "elapsed_us")) {
        run.elapsed_ms = static_cast<double>(*microseconds) / 1000;
        run.memory_bytes = number_in(remarks, "heap_bytes");
    }
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

bool are_same_searches(const std::vector<LabRun>& runs) {
    return std::all_of(runs.begin(), runs.end(), [&runs](const LabRun& run) {
        const LabRun& other = runs.front();
        return run.input == other.input && run.engine == other.engine && run.heuristic == other.heuristic &&
               run.outcome == other.outcome && run.stats == other.stats && run.counts == other.counts &&
               run.updates == other.updates;
    });
}

LabRun named_run(std::string input, const SolveOptions& options) {
    LabRun run;
    run.input = std::move(input);
    run.engine = or_default(options.engine);
    run.heuristic = or_default(options.heuristic);
    run.seed = options.seed;
    return run;
}

void take_report(LabRun& run, const Report& report) {
    std::visit(Overloaded{[&](const ProgressReport& progress) {
                              run.stats = progress.stats;
                              take(run, progress.remarks);
                          },
                          [&](const SolutionReport& solution) { take(run, solution.remarks); },
                          [&](const DoneReport& done) {
                              run.stats = done.stats;
                              run.outcome = lab_outcome(done.outcome);
                          },
                          [](const auto& /*other*/) {
                          }},
               report);
}

}  // namespace tessera
