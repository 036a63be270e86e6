#pragma once

#include "games/game.h"
#include "jobs/report.h"
#include "search/position_counts.h"
#include "search/search.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tessera {

// A contract, as words in tables: `stopped` at a limit, by `interrupted` in between.
enum class LabOutcome { solved, exhausted, memory, stopped, interrupted };
std::string_view word_for(LabOutcome outcome);
// Of a search that ended so; one that runs was stopped.
LabOutcome lab_outcome(Outcome outcome);

// A search that was made. All but time is the same on every machine.
struct LabRun {
    std::string input;
    std::string engine;     // "default": as the family chooses
    std::string heuristic;  // likewise
    std::uint64_t seed = 1;
    LabOutcome outcome = LabOutcome::stopped;
    SearchStats stats;
    PositionCounts counts;
    std::optional<std::uint64_t> updates;       // of the matrix, where the engine has one
    std::optional<std::uint64_t> memory_bytes;  // the most that it had of the heap, where that can be told
    double elapsed_ms = 0;
    Remarks remarks;  // all that the engine said

    // Whether it came to its end: with a solution, or with the proof that there is none.
    bool is_done() const { return outcome == LabOutcome::solved || outcome == LabOutcome::exhausted; }
};

// The run of a search with these options, before it begins.
LabRun named_run(std::string input, const SolveOptions& options);

// Adds what a report of the search says; time and memory are those of a measured job (jobs/run_job_sliced.h).
void take_report(LabRun& run, const Report& report);

}  // namespace tessera
