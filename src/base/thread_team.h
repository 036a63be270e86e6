#pragma once

#include <functional>

namespace tessera {

// Workers that share memory and run in parallel. An engine's result is the same for every number of workers;
// its caller decides whether there are threads (jobs/thread_team.h). This class itself is a team of one: the
// calling thread.
class ThreadTeam {
public:
    ThreadTeam() = default;
    virtual ~ThreadTeam() = default;
    ThreadTeam(const ThreadTeam&) = delete;
    ThreadTeam& operator=(const ThreadTeam&) = delete;
    ThreadTeam(ThreadTeam&&) = delete;
    ThreadTeam& operator=(ThreadTeam&&) = delete;

    virtual int size() const { return 1; }

    // Calls the task once per worker, where 0 is the caller, and returns when all have finished.
    virtual void run(const std::function<void(int worker)>& task) { task(0); }
};

}  // namespace tessera
