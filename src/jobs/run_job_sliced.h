#pragma once

#include "base/thread_team.h"
#include "jobs/job.h"
#include "jobs/report.h"

#include <functional>

namespace tessera {

// Runs a job on the calling thread in slices of a few milliseconds. Reports progress several times a second
// unless the job is quiet, and everything else at once, with a DoneReport last. A job that cannot be started
// yields one FailedReport. Calls `should_stop` between slices; once it returns true nothing more is reported.
//
// Before its end a measured job reports progress once more, with its remarks and two others: the time of all
// slices, `elapsed_us`, and the peak of the heap, `heap_bytes`, if it can be measured.
void run_job_sliced(const Job& job, const std::function<bool()>& should_stop,
                    const std::function<void(const Report&)>& receiver, ThreadTeam* team = nullptr);

}  // namespace tessera
