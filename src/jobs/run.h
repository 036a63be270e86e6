#pragma once

#include "base/thread_team.h"
#include "jobs/job.h"
#include "jobs/report.h"

#include <memory>
#include <utility>
#include <vector>

namespace tessera {

// A job in progress, run in slices of `budget` ticks. Reports and their order do not depend on the clock;
// progress in between depends on the slicing alone.
class JobRun {
public:
    // The work of any family and task behind one function.
    class Work {
    public:
        Work() = default;
        virtual ~Work() = default;
        Work(const Work&) = delete;
        Work& operator=(const Work&) = delete;
        Work(Work&&) = delete;
        Work& operator=(Work&&) = delete;
        // Returns the reports of one slice; the very last one is a DoneReport. None is a FailedReport.
        virtual std::vector<Report> advance(Ticks budget) = 0;
    };

    explicit JobRun(std::unique_ptr<Work> work) : work_(std::move(work)) {}

    // Fails if the job's level, moves or options are invalid. The team, if any, helps during the run and
    // changes no answer.
    static Result<JobRun> start(const Job& job, ThreadTeam* team = nullptr);

    // Empty once the job is done.
    std::vector<Report> advance(Ticks budget);
    bool is_done() const { return is_done_; }

private:
    std::unique_ptr<Work> work_;
    bool is_done_ = false;
};

// The work of a job, for those who do it as a part of their own.
Result<std::unique_ptr<JobRun::Work>> work_for(const Job& job, ThreadTeam* team = nullptr);

}  // namespace tessera
