#pragma once

#include "jobs/job.h"
#include "jobs/report.h"

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace tessera {

using JobId = int;

int machine_run_count();  // how many runs at a time the machine is good for

// Runs jobs beside the caller: on threads natively (pool_native.cpp), in Web Workers in the page
// (pool_web.cpp). The caller polls once a frame; nothing here blocks it. Cancelling ends the work at once and
// its reports are never seen again.
class JobPool {
public:
    // At most `worker_count` runs at a time. Workers are started when there is something to do.
    explicit JobPool(int worker_count);
    ~JobPool();
    JobPool(const JobPool&) = delete;
    JobPool& operator=(const JobPool&) = delete;
    JobPool(JobPool&&) = delete;
    JobPool& operator=(JobPool&&) = delete;

    // With several runs a job is shared out as parallel.h says.
    JobId submit(const Job& job, int run_count = 1);
    void cancel(JobId id);
    bool is_busy() const;

    // `wake` is called whenever something has come in, on whatever thread; it may not call the pool.
    void set_wake(std::function<void()> wake);

    // What has come in since the last call, in order for each job.
    std::vector<std::pair<JobId, Report>> poll();

    struct Implementation;

private:
    std::unique_ptr<Implementation> implementation_;
};

}  // namespace tessera
