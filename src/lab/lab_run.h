#pragma once

#include "jobs/job.h"
#include "lab/lab_result.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace tessera {

// A puzzle to search.
struct LabInput {
    std::string name;
    std::string family;  // G::id
    Position position;
};

// One search to run. Thousands share one input, since a level's text may have a megabyte.
struct LabCase {
    std::shared_ptr<const LabInput> input;
    SolveOptions options;
    bool finds_all = false;  // until there is provably no further solution, if the engine can continue
};

Job job_of(const LabCase& lab_case);

// Limits of a search; the first one that is reached ends it.
struct LabLimits {
    Ticks ticks = 20'000'000;
    double seconds = 0;  // 0: no limit
    std::function<bool()> is_interrupted = [] {
        return false;
    };
};

// Runs the search on this thread. The error is that of a job that cannot be started.
Result<LabRun> run_case(const LabCase& lab_case, const LabLimits& limits);

}  // namespace tessera
