#pragma once

#include "jobs/job.h"
#include "jobs/report.h"

#include <optional>
#include <string>

namespace tessera {

struct WorkLimits {
    double seconds = 0;  // 0: none
    int thread_count = 1;
};

// All that came of a job.
struct JobAnswer {
    std::optional<SolutionReport> solution;
    std::optional<CountReport> count;
    std::optional<Hint> hint;
    std::optional<DoneReport> done;  // none: stopped at the limit
    SearchStats stats;               // as far as is known
    double elapsed_ms = 0;
};

// Works a job off on this thread, or on several beside it.
JobAnswer run_job(const Job& job, const WorkLimits& limits);

}  // namespace tessera
