#pragma once

#include "base/thread_team.h"
#include "jobs/job.h"
#include "jobs/mailbox.h"
#include "jobs/report.h"

#include <functional>
#include <limits>
#include <memory>

namespace tessera {

// Runs a job on the calling thread: `run_job_sliced`, but for tests.
using JobRunner = std::function<void(const Job& job, const std::function<bool()>& should_stop,
                                     const Receiver& receiver, ThreadTeam* team)>;

int machine_run_count();  // how many runs at a time the machine is good for

// Runs jobs beside the caller: on threads natively (pool_native.cpp), in Web Workers in the page
// (pool_web.cpp). Nothing here blocks the caller, who fetches the reports once a frame.
class JobPool {
public:
    // At most `worker_count` runs at a time. Workers are started when there is something to do.
    explicit JobPool(int worker_count);
    // For tests, with something else to run than the jobs themselves, on a machine that gives so many threads; there is
    // none in the page.
    JobPool(int worker_count, JobRunner runner, int machine_thread_count = no_thread_limit);
    ~JobPool();
    JobPool(const JobPool&) = delete;
    JobPool& operator=(const JobPool&) = delete;
    JobPool(JobPool&&) = delete;
    JobPool& operator=(JobPool&&) = delete;

    // The receiver hears every report of the job, the last one included, from within `deliver`. With several
    // runs a job is split as parallel.h says. Fewer workers than that make it slower; without any it fails.
    JobId start(const Job& job, Receiver receiver, int run_count = 1);
    // Ends the work at once; its receiver hears nothing more.
    void cancel(JobId id);
    bool is_busy() const;

    // `wake` is called whenever something has come in, on whatever thread; it may not call the pool.
    void set_wake(std::function<void()> wake);

    // Calls the receivers with what has come in, on the caller's thread. They may start and cancel jobs.
    void deliver();

    struct Implementation;
    static constexpr int no_thread_limit = std::numeric_limits<int>::max();

private:
    std::unique_ptr<Implementation> implementation_;
};

}  // namespace tessera
