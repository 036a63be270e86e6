#pragma once

#include "base/thread_team.h"

#include <atomic>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace tessera {

// A team whose workers other than the caller are threads of their own. Between two tasks they wait awake for
// a moment, since engines hand out tasks of well under a millisecond one after the other. Where fewer threads can be made
// than were asked for, the team is smaller. What a task throws is thrown by `run` once all workers have finished.
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

    const std::function<void(int worker)>* task_ = nullptr;  // of this round; null: finish
    std::atomic<unsigned> round_ = 0;
    std::atomic<int> busy_ = 0;  // helpers that have not finished the round
    std::mutex failure_mutex_;
    std::exception_ptr failure_;  // the first of the round
    std::vector<std::thread> threads_;
};

}  // namespace tessera
