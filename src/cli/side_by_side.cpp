#include "cli/side_by_side.h"

#include "jobs/start_thread.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>

namespace tessera {

namespace {

class SideBySide {
public:
    SideBySide(const std::vector<std::size_t>& runs, const OneRun& make,
               const std::function<bool()>& should_stop)
        : runs_(runs), make_(make), should_stop_(should_stop) {}

    // Makes runs until there are none left. Several threads may call it.
    void work() {
        try {
            for (std::size_t next = next_++; next < runs_.size() && !is_over_ && !should_stop_();
                 next = next_++) {
                const std::function<bool()> take = make_(runs_[next]);
                const std::lock_guard lock(mutex_);
                if (!take()) {
                    is_over_ = true;
                }
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            trouble_ = std::current_exception();
            is_over_ = true;
        }
    }

    void pass_on_trouble() const {
        if (trouble_) {
            std::rethrow_exception(trouble_);
        }
    }

private:
    const std::vector<std::size_t>& runs_;
    const OneRun& make_;
    const std::function<bool()>& should_stop_;
    std::atomic<std::size_t> next_{0};
    std::atomic<bool> is_over_{false};
    std::mutex mutex_;
    std::exception_ptr trouble_;
};

}  // namespace

void make_side_by_side(const std::vector<std::size_t>& runs, int thread_count, const OneRun& make,
                       const std::function<bool()>& should_stop) {
    SideBySide work(runs, make, should_stop);
    std::vector<std::thread> threads;
    const int most = std::min(thread_count, static_cast<int>(runs.size()));
    for (int number = 1; number < most && has_room_for_thread(number); ++number) {
        if (!start_thread(threads, [&work] { work.work(); })) {
            break;
        }
    }
    work.work();
    for (std::thread& thread : threads) {
        thread.join();
    }
    work.pass_on_trouble();
}

}  // namespace tessera
