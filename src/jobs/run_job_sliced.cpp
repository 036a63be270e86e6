#include "jobs/run_job_sliced.h"

#include "base/heap_use.h"
#include "base/overloaded.h"
#include "jobs/run.h"

#include <algorithm>
#include <chrono>

namespace tessera {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds slice_length(5);
constexpr std::chrono::milliseconds progress_interval(50);
constexpr Ticks smallest_budget = 1000;

// Doubles or halves the budget to keep a slice near its target length; slicing changes no answer.
Ticks adapted(Ticks budget, Clock::duration taken) {
    if (taken < slice_length / 2) {
        return budget * 2;
    }
    return taken > slice_length * 2 ? std::max(budget / 2, smallest_budget) : budget;
}

// Tracks a job's costs and its last remarks. No answer depends on it.
class CostWatch {
public:
    void add(const std::vector<Report>& reports, Clock::duration taken) {
        heap_.look();
        taken_ += taken;
        for (const Report& report : reports) {
            std::visit(Overloaded{[this](const ProgressReport& progress) { remarks_ = progress.remarks; },
                                  [this](const SolutionReport& solution) { remarks_ = solution.remarks; },
                                  [](const auto& /*other*/) {
                                  }},
                       report);
        }
    }
    ProgressReport report(const SearchStats& stats) const {
        const auto elapsed = std::chrono::duration_cast<std::chrono::microseconds>(taken_).count();
        ProgressReport cost{stats, {}, remarks_};
        cost.remarks.emplace_back("elapsed_us", std::to_string(elapsed));
        if (heap_.most()) {
            cost.remarks.emplace_back("heap_bytes", std::to_string(*heap_.most()));
        }
        return cost;
    }

private:
    HeapWatch heap_;
    Clock::duration taken_{};
    Remarks remarks_;
};

}  // namespace

void run_job_sliced(const Job& job, const std::function<bool()>& should_stop,
                    const std::function<void(const Report&)>& receiver, ThreadTeam* team) {
    CostWatch cost;
    const Clock::time_point start = Clock::now();
    Result<JobRun> run = JobRun::start(job, team);
    if (!run) {
        receiver(FailedReport{run.error()});
        return;
    }
    Ticks budget = smallest_budget;
    Clock::time_point last_progress = Clock::now();
    const Clock::time_point begun = last_progress;
    cost.add({}, begun - start);
    while (!run->is_done() && !should_stop()) {
        const Clock::time_point before = Clock::now();
        const std::vector<Report> reports = run->advance(budget);
        const Clock::time_point now = Clock::now();
        budget = adapted(budget, now - before);
        // Short at first: the leader of a race of a few milliseconds should not wait for the others' reports.
        const Clock::duration interval = std::min<Clock::duration>(progress_interval, last_progress - begun);
        const bool is_time = !job.is_quiet && now - last_progress >= interval;
        last_progress = is_time ? now : last_progress;
        cost.add(reports, now - before);
        for (const Report& report : reports) {
            if (const auto* const done = std::get_if<DoneReport>(&report);
                done != nullptr && job.is_measured) {
                receiver(cost.report(done->stats));
            }
            if (is_time || !std::holds_alternative<ProgressReport>(report)) {
                receiver(report);
            }
        }
    }
}

}  // namespace tessera
