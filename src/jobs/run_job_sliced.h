#pragma once

#include "base/thread_team.h"
#include "jobs/job.h"
#include "jobs/report.h"

#include <functional>

namespace tessera {

// Runs a job on the calling thread, in slices of a few milliseconds. Progress is reported some times a
// second, of a quiet job never; everything else as it comes, a DoneReport last. A job that cannot be started
// is one FailedReport. A measured job's last progress comes before its end, with its remarks and two more: what all slices
// took together, as `elapsed_us`, and the most that they had of the heap, as `heap_bytes`, where that can be told. Between slices `should_stop` is asked; after it has said yes nothing more is reported.
void run_job_sliced(const Job& job, const std::function<bool()>& should_stop,
                    const std::function<void(const Report&)>& receiver, ThreadTeam* team = nullptr);

}  // namespace tessera
