#pragma once

#include "base/thread_team.h"

#include <atomic>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace tessera {

// A team whose workers, except the caller, are threads. Between two tasks they spin for a moment, since
// engines issue tasks of well under a millisecond one after the other. The team is smaller than requested if
// the machine gives fewer threads. run() rethrows a task's exception once all workers have finished.
class SpinningThreadTeam : public ThreadTeam {
public:
    explicit SpinningThreadTeam(int size);
    ~SpinningThreadTeam() override;
    SpinningThreadTeam(const SpinningThreadTeam&) = delete;
    SpinningThreadTeam& operator=(const SpinningThreadTeam&) = delete;
    SpinningThreadTeam(SpinningThreadTeam&&) = delete;
    SpinningThreadTeam& operator=(SpinningThreadTeam&&) = delete;

    int size() const override { return static_cast<int>(threads_.size()) + 1; }
    void run(const std::function<void(int worker)>& task) override;

private:
    void help(int worker);
    void work_as(int worker);

    const std::function<void(int worker)>* task_ = nullptr;  // this round's; null: exit
    std::atomic<unsigned> round_ = 0;
    std::atomic<int> busy_ = 0;  // helpers still working on the round
    std::mutex failure_mutex_;
    std::exception_ptr failure_;  // the first one of the round
    std::vector<std::thread> threads_;
};

}  // namespace tessera
