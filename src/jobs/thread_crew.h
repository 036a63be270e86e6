#pragma once

#include "base/crew.h"

#include <atomic>
#include <functional>
#include <thread>
#include <vector>

namespace tessera {

// A crew whose members other than the caller are threads of their own. Between two tasks they wait awake for
// a moment, since engines hand out tasks of well under a millisecond one after the other.
class ThreadCrew : public Crew {
public:
    explicit ThreadCrew(int size);
    ~ThreadCrew() override;
    ThreadCrew(const ThreadCrew&) = delete;
    ThreadCrew& operator=(const ThreadCrew&) = delete;
    ThreadCrew(ThreadCrew&&) = delete;
    ThreadCrew& operator=(ThreadCrew&&) = delete;

    int size() const override { return static_cast<int>(threads_.size()) + 1; }
    void run(const std::function<void(int member)>& task) override;

private:
    void help(int member);

    const std::function<void(int member)>* task_ = nullptr;  // of this round; null: go home
    std::atomic<unsigned> round_ = 0;
    std::atomic<int> busy_ = 0;  // helpers that have not finished the round
    std::vector<std::thread> threads_;
};

}  // namespace tessera
