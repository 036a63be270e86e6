#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace tessera {

// Wakes a thread that waits for reports of a job, from the job's threads.
class Alarm {
public:
    void ring() {
        const std::lock_guard lock(mutex_);
        is_ringing_ = true;
        condition_.notify_one();
    }
    // Returns once it has rung since the last wait, and at the latest after `longest`.
    void wait(std::chrono::milliseconds longest) {
        std::unique_lock lock(mutex_);
        condition_.wait_for(lock, longest, [this] { return is_ringing_; });
        is_ringing_ = false;
    }

private:
    std::mutex mutex_;
    std::condition_variable condition_;
    bool is_ringing_ = false;
};

}  // namespace tessera
