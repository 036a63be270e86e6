#pragma once

#include "jobs/job.h"
#include "jobs/report.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

struct WorkLimits {
    double seconds = 0;  // 0: none
    int thread_count = 1;
};

enum class Stop { none, at_limit, by_interrupt };

// All that came of a job.
struct JobAnswer {
    std::optional<SolutionReport> solution;
    std::optional<CountReport> count;
    std::optional<Hint> hint;
    std::optional<PuzzleGrade> grade;
    std::optional<Explanation> explanation;
    std::optional<LevelReport> level;
    std::optional<DoneReport> done;
    std::optional<Error> failure;
    Stop stop = Stop::none;   // why it is not done
    ProgressReport progress;  // the last that came
    SearchStats stats;        // as far as is known
    double elapsed_ms = 0;
};

// Works a job off on threads beside this one until it is done, the time is over or Ctrl-C is pressed. What
// is known in these two cases is returned at once, wherever the engine may be. A terminal is told after a few seconds that
// the work goes on.
JobAnswer run_job(const Job& job, const WorkLimits& limits);

// Whether an engine that was stopped may still run: then the program ends without cleaning up.
bool is_work_abandoned();

}  // namespace tessera
