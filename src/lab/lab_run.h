#pragma once

#include "jobs/job.h"
#include "jobs/report.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A puzzle that searches are made on.
struct LabInput {
    std::string name;
    std::string family;  // G::id
    Position position;
};

// One search to be made. Thousands share one input: a level's text may have a megabyte.
struct LabCase {
    std::shared_ptr<const LabInput> input;
    SolveOptions options;
};

Job job_of(const LabCase& lab_case);

// How far a search may go; whichever end comes first.
struct LabLimits {
    Ticks ticks = 20'000'000;
    double seconds = 0;  // 0: no limit
    std::function<bool()> is_interrupted = [] {
        return false;
    };
};

// A contract, as words in tables: `stopped` at a limit, by `interrupted` in between.
enum class LabOutcome { solved, exhausted, memory, stopped, interrupted };
std::string_view word_for(LabOutcome outcome);

// A search that was made. All but time is the same on every machine.
struct LabRun {
    std::string input;
    std::string engine;     // "default": as the family chooses
    std::string heuristic;  // likewise
    std::uint64_t seed = 1;
    LabOutcome outcome = LabOutcome::stopped;
    SearchStats stats;
    std::optional<std::uint64_t> updates;       // of the matrix, where the engine has one
    std::optional<std::uint64_t> memory_bytes;  // the most that it had of the heap, where that can be told
    double elapsed_ms = 0;
    Remarks remarks;  // all that the engine said

    // Whether it came to its end: with a solution, or with the proof that there is none.
    bool is_done() const { return outcome == LabOutcome::solved || outcome == LabOutcome::exhausted; }
};

// Makes the search on this thread. The error is that of a job that cannot be started.
Result<LabRun> run_case(const LabCase& lab_case, const LabLimits& limits);

}  // namespace tessera
