#pragma once

#include "jobs/job.h"
#include "jobs/report.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tessera {

using JobId = int;

// Runs jobs beside the caller: on threads natively (pool_native.cpp), in Web Workers in the page
// (pool_web.cpp). The caller polls once a frame; nothing here blocks it. Cancelling ends the work at once and
// its reports are never seen again.
class JobPool {
  public:
    JobPool();
    ~JobPool();
    JobPool(const JobPool&) = delete;
    JobPool& operator=(const JobPool&) = delete;

    JobId submit(const Job& job);
    void cancel(JobId id);
    bool is_busy() const;

    // What has come in since the last call, in order for each job.
    std::vector<std::pair<JobId, Report>> poll();

  private:
    struct Implementation;
    std::unique_ptr<Implementation> implementation_;
};

}  // namespace tessera
