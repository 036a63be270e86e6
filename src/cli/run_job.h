#pragma once

#include "jobs/job.h"
#include "jobs/pool.h"
#include "jobs/report.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

struct WorkLimits {
    double seconds = 0;  // 0: none
    int thread_count = 1;
};

enum class Stop { none, at_limit, by_interrupt };

// All results of a job.
struct JobAnswer {
    std::optional<SolutionReport> solution;
    std::optional<CountReport> count;
    std::optional<Hint> hint;
    std::optional<PuzzleGrade> grade;
    std::optional<Explanation> explanation;
    std::optional<LevelReport> level;
    std::optional<std::string> opened;  // JSON, see jobs/table_text.h
    std::optional<DoneReport> done;
    std::optional<Error> failure;
    Stop stop = Stop::none;   // why it is not done
    ProgressReport progress;  // the last one received
    SearchStats stats;        // as far as known
    double elapsed_ms = 0;
};

// A job at work on threads of its own.
class RunningJob {
public:
    // `wake` is called on any thread whenever there is something to take.
    RunningJob(const Job& job, int thread_count, const std::function<void()>& wake);
    // Ends the work, without waiting for an engine in a long slice.
    ~RunningJob();
    RunningJob(const RunningJob&) = delete;
    RunningJob& operator=(const RunningJob&) = delete;
    RunningJob(RunningJob&&) = delete;
    RunningJob& operator=(RunningJob&&) = delete;

    void take_reports();
    bool is_over() const { return answer_.done || answer_.failure; }
    double elapsed_ms() const;
    std::uint64_t nodes() const { return answer_.stats.nodes; }
    // Returns the results so far; `stop` says why there will be no more, if the job is not over.
    JobAnswer answer(Stop stop = Stop::none) const;

private:
    std::unique_ptr<JobPool> pool_;
    JobId id_ = 0;
    JobAnswer answer_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

// Runs a job on other threads until it is done, the time is over or Ctrl-C is pressed; in the last two cases
// it returns the results so far at once, whatever the engine is doing. On a terminal it shows progress after
// a few seconds.
JobAnswer run_job(const Job& job, const WorkLimits& limits);

// Runs a job on this thread until it is done or `should_stop` returns true.
JobAnswer run_job_here(const Job& job, const std::function<bool()>& should_stop);

// True if a stopped engine may still be running; the program must then exit without cleaning up.
bool is_work_abandoned();

}  // namespace tessera
