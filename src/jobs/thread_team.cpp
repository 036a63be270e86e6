#include "jobs/thread_team.h"

#include "jobs/start_thread.h"

#include <utility>

namespace tessera {

namespace {

constexpr int awake_looks = 20'000;        // a few tenths of a millisecond
constexpr int looks_between_yields = 512;  // in case there are more threads than cores

void pause_briefly() {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#endif
}

// Returns when the number differs from `old`, after spinning for a while.
template <class Number>
void wait_for_change(const std::atomic<Number>& number, Number old) {
    for (int look = 0; look < awake_looks; ++look) {
        if (number.load(std::memory_order_acquire) != old) {
            return;
        }
        if (look % looks_between_yields == 0) {
            std::this_thread::yield();
        } else {
            pause_briefly();
        }
    }
    number.wait(old, std::memory_order_acquire);
}

}  // namespace

SpinningThreadTeam::SpinningThreadTeam(int size) {
    bool is_more = true;
    for (int worker = 1; worker < size && is_more; ++worker) {
        is_more = has_room_for_thread(worker) && start_thread(threads_, [this, worker] { help(worker); });
    }
}

SpinningThreadTeam::~SpinningThreadTeam() {
    task_ = nullptr;
    round_.fetch_add(1, std::memory_order_release);
    round_.notify_all();
    for (std::thread& thread : threads_) {
        thread.join();
    }
}

void SpinningThreadTeam::run(const std::function<void(int worker)>& task) {
    task_ = &task;
    busy_.store(static_cast<int>(threads_.size()), std::memory_order_relaxed);
    round_.fetch_add(1, std::memory_order_release);
    round_.notify_all();
    work_as(0);
    for (int busy = busy_.load(std::memory_order_acquire); busy > 0;
         busy = busy_.load(std::memory_order_acquire)) {
        wait_for_change(busy_, busy);
    }
    if (const std::exception_ptr failure = std::exchange(failure_, nullptr)) {
        std::rethrow_exception(failure);
    }
}

void SpinningThreadTeam::work_as(int worker) {
    try {
        (*task_)(worker);
    } catch (...) {
        const std::lock_guard lock(failure_mutex_);
        failure_ = failure_ ? failure_ : std::current_exception();
    }
}

void SpinningThreadTeam::help(int worker) {
    for (unsigned round = 0;; ++round) {
        wait_for_change(round_, round);
        if (task_ == nullptr) {
            return;
        }
        work_as(worker);
        busy_.fetch_sub(1, std::memory_order_acq_rel);
        busy_.notify_all();
    }
}

}  // namespace tessera
