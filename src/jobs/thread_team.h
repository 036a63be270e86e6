#pragma once

#include "base/thread_team.h"

#include <atomic>
#include <functional>
#include <thread>
#include <vector>

namespace tessera {

// A team whose workers other than the caller are threads of their own. Between two tasks they wait awake for
// a moment, since engines hand out tasks of well under a millisecond one after the other.
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

    const std::function<void(int worker)>* task_ = nullptr;  // of this round; null: finish
    std::atomic<unsigned> round_ = 0;
    std::atomic<int> busy_ = 0;  // helpers that have not finished the round
    std::vector<std::thread> threads_;
};

}  // namespace tessera
