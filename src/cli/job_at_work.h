#pragma once

#include "cli/job_request.h"

#include <functional>
#include <memory>

namespace tessera {

// A requested job at work on threads of its own. Its end ends the work.
class JobAtWork {
public:
    JobAtWork() = default;
    virtual ~JobAtWork() = default;
    JobAtWork(const JobAtWork&) = delete;
    JobAtWork& operator=(const JobAtWork&) = delete;
    JobAtWork(JobAtWork&&) = delete;
    JobAtWork& operator=(JobAtWork&&) = delete;

    virtual void take_reports() = 0;
    virtual bool is_over() const = 0;
    virtual double elapsed_ms() const = 0;
    // Returns the results so far; `stop` says why there will be no more, if the job is not over.
    virtual JobAnswer answer(Stop stop) const = 0;
};

// `wake` is called on any thread whenever there is something to take. The error is a sentence.
Readable<std::unique_ptr<JobAtWork>> begin_work(const JobRequest& request, const std::function<void()>& wake);

}  // namespace tessera
