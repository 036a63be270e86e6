#pragma once

#include "base/thread_team.h"
#include "jobs/job.h"
#include "jobs/report.h"

#include <memory>
#include <utility>
#include <vector>

namespace tessera {

// One job being worked on, in slices of `budget` ticks. The reports, and the position where they fall, do not
// depend on the clock; what is sent in between (progress) depends on the slicing alone.
class JobRun {
public:
    // Work of any family and task, hidden behind one function.
    class Work {
    public:
        Work() = default;
        virtual ~Work() = default;
        Work(const Work&) = delete;
        Work& operator=(const Work&) = delete;
        Work(Work&&) = delete;
        Work& operator=(Work&&) = delete;
        // The reports of one slice; the last one ever is a DoneReport. None of them is a FailedReport.
        virtual std::vector<Report> advance(Ticks budget) = 0;
    };

    explicit JobRun(std::unique_ptr<Work> work) : work_(std::move(work)) {}

    // An error when the job's level, moves or options cannot be understood. The team, if there is one, helps as
    // long as the run goes on and changes no answer.
    static Result<JobRun> start(const Job& job, ThreadTeam* team = nullptr);

    // Nothing once the job is done.
    std::vector<Report> advance(Ticks budget);
    bool is_done() const { return is_done_; }

private:
    std::unique_ptr<Work> work_;
    bool is_done_ = false;
};

}  // namespace tessera
