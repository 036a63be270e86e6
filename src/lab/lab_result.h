#pragma once

#include "games/game.h"
#include "jobs/report.h"
#include "search/position_counts.h"
#include "search/search.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A contract, as words in tables. `stopped`: at a limit; `interrupted`: before it.
enum class LabOutcome { solved, exhausted, memory, stopped, interrupted };
std::string_view word_for(LabOutcome outcome);
// Converts an engine's outcome; a search that is still running counts as stopped.
LabOutcome lab_outcome(Outcome outcome);

// A finished search. Everything but memory and time is the same on every machine.
struct LabRun {
    std::string input;
    std::string engine;     // "default": the family's choice
    std::string heuristic;  // "default": the engine's choice
    std::uint64_t seed = 1;
    LabOutcome outcome = LabOutcome::stopped;
    SearchStats stats;
    PositionCounts counts;
    std::optional<std::uint64_t> updates;       // matrix updates, if the engine has a matrix
    std::optional<std::uint64_t> memory_bytes;  // peak heap use, if it can be measured
    double elapsed_ms = 0;
    bool is_timed = true;  // false: `elapsed_ms` is not to be shown
    Remarks remarks;       // all remarks of the engine

    // True if it ended with a solution or with a proof that there is none.
    bool is_done() const { return outcome == LabOutcome::solved || outcome == LabOutcome::exhausted; }
};

// True if all took the same steps: everything but the seed, memory and time is equal.
bool are_same_searches(const std::vector<LabRun>& runs);

// Returns the run of a search with these options before it begins.
LabRun named_run(std::string input, const SolveOptions& options);

// Adds a report of the search; time and memory are those of a measured job (jobs/run_job_sliced.h).
void take_report(LabRun& run, const Report& report);

}  // namespace tessera
