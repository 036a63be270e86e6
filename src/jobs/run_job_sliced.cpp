#include "jobs/run_job_sliced.h"

#include "jobs/run.h"

#include <algorithm>
#include <chrono>

namespace tessera {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds slice_length(5);
constexpr std::chrono::milliseconds progress_interval(50);
constexpr Ticks smallest_budget = 1000;

// Doubles or halves the budget to keep a slice near its length; how work is sliced changes no answer.
Ticks adapted(Ticks budget, Clock::duration taken) {
    if (taken < slice_length / 2) {
        return budget * 2;
    }
    return taken > slice_length * 2 ? std::max(budget / 2, smallest_budget) : budget;
}

}  // namespace

void run_job_sliced(const Job& job, const std::function<bool()>& should_stop,
                    const std::function<void(const Report&)>& receiver, ThreadTeam* team) {
    Result<JobRun> run = JobRun::start(job, team);
    if (!run) {
        receiver(FailedReport{run.error()});
        return;
    }
    Ticks budget = smallest_budget;
    const Clock::time_point start = Clock::now();
    Clock::time_point last_progress = start;
    while (!run->is_done() && !should_stop()) {
        const Clock::time_point before = Clock::now();
        const std::vector<Report> reports = run->advance(budget);
        const Clock::time_point now = Clock::now();
        budget = adapted(budget, now - before);
        // Soon at first: who leads a race of a few milliseconds should not have to wait for the others' word.
        const Clock::duration interval = std::min<Clock::duration>(progress_interval, last_progress - start);
        const bool is_time = !job.is_quiet && now - last_progress >= interval;
        last_progress = is_time ? now : last_progress;
        for (const Report& report : reports) {
            if (is_time || !std::holds_alternative<ProgressReport>(report)) {
                receiver(report);
            }
        }
    }
}

}  // namespace tessera
