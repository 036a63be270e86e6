#pragma once

#include "base/thread_team.h"

namespace tessera {

// A team without threads: its workers run one after the other, the last one first. An engine's tables must be
// the same for any order.
class TakingTurns : public ThreadTeam {
public:
    explicit TakingTurns(int size) : size_(size) {}
    int size() const override { return size_; }
    void run(const std::function<void(int worker)>& task) override {
        for (int worker = size_ - 1; worker >= 0; --worker) {
            task(worker);
        }
    }

private:
    int size_;
};

}  // namespace tessera
