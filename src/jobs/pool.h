#pragma once

#include "base/thread_team.h"
#include "jobs/job.h"
#include "jobs/mailbox.h"
#include "jobs/report.h"

#include <functional>
#include <limits>
#include <memory>

namespace tessera {

// Runs a job on the calling thread; run_job_sliced() except in tests.
using JobRunner = std::function<void(const Job& job, const std::function<bool()>& should_stop,
                                     const Receiver& receiver, ThreadTeam* team)>;

int machine_run_count();  // number of simultaneous runs that the machine supports

// Runs jobs off the caller's thread: on threads natively (pool_native.cpp), in Web Workers in the page
// (pool_web.cpp). Nothing blocks the caller, who fetches the reports once a frame.
class JobPool {
public:
    // At most `worker_count` runs at a time. Workers are started on demand.
    explicit JobPool(int worker_count);
    // For tests: uses another runner, on a machine limited to so many threads. Native only.
    JobPool(int worker_count, JobRunner runner, int machine_thread_count = no_thread_limit);
    ~JobPool();
    JobPool(const JobPool&) = delete;
    JobPool& operator=(const JobPool&) = delete;
    JobPool(JobPool&&) = delete;
    JobPool& operator=(JobPool&&) = delete;

    // The receiver is called from deliver() with every report of the job, including the last. Several runs
    // are split as in parallel.h. With fewer workers than runs the job is slower; with none it fails.
    JobId start(const Job& job, Receiver receiver, int run_count = 1);
    // Ends the work at once; its receiver is not called again.
    void cancel(JobId id);
    bool is_busy() const;

    // Calls `wake` on any thread whenever a report has arrived; `wake` must not call the pool.
    void set_wake(std::function<void()> wake);

    // Passes reports to the receivers, on the caller's thread. Receivers may start and cancel jobs.
    void deliver();

    struct Implementation;
    static constexpr int no_thread_limit = std::numeric_limits<int>::max();

private:
    std::unique_ptr<Implementation> implementation_;
};

}  // namespace tessera
