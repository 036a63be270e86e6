#pragma once

#include "jobs/job.h"
#include "lab/lab_result.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

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
    bool finds_all = false;  // to the proof that there is no further solution, where the engine goes on
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

// Makes the search on this thread. The error is that of a job that cannot be started.
Result<LabRun> run_case(const LabCase& lab_case, const LabLimits& limits);

}  // namespace tessera
