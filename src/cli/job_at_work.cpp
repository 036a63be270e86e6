#include "cli/job_at_work.h"

#include "cli/cover_search.h"
#include "jobs/start_thread.h"

#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace tessera {

namespace {

class PuzzleAtWork : public JobAtWork {
public:
    PuzzleAtWork(const JobRequest& request, const std::function<void()>& wake)
        : work_(request.job, request.arguments.thread_count, wake) {}

    void take_reports() override { work_.take_reports(); }
    bool is_over() const override { return work_.is_over(); }
    double elapsed_ms() const override { return work_.elapsed_ms(); }
    JobAnswer answer(Stop stop) const override { return work_.answer(stop); }

private:
    RunningJob work_;
};

// A search for one solution, or the count of all, on a thread.
class CoverAtWork : public JobAtWork {
public:
    CoverAtWork(std::shared_ptr<const NamedCover> cover, CoverSearch search, bool counts,
                std::function<void()> wake)
        : cover_(std::move(cover)), search_(std::move(search)), counts_(counts), wake_(std::move(wake)) {
        if (!start_thread(threads_, [this] { work(); })) {
            work();  // no thread can be had: the caller waits
        }
    }
    ~CoverAtWork() override {
        is_cancelled_ = true;
        for (std::thread& thread : threads_) {
            thread.join();
        }
    }
    CoverAtWork(const CoverAtWork&) = delete;
    CoverAtWork& operator=(const CoverAtWork&) = delete;
    CoverAtWork(CoverAtWork&&) = delete;
    CoverAtWork& operator=(CoverAtWork&&) = delete;

    void take_reports() override {}
    bool is_over() const override {
        const std::lock_guard lock(mutex_);
        return known_.done.has_value();
    }
    double elapsed_ms() const override {
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start_).count();
    }
    JobAnswer answer(Stop stop) const override {
        const std::lock_guard lock(mutex_);
        JobAnswer answer = known_;
        answer.stop = answer.done ? Stop::none : stop;
        answer.elapsed_ms = answer.done ? answer.elapsed_ms : elapsed_ms();
        return answer;
    }

private:
    static constexpr Ticks slice = 100'000;

    void work() {
        const std::uint64_t most = counts_ ? ~std::uint64_t{0} : 1;
        Outcome outcome = Outcome::running;
        while (!is_cancelled_ && outcome != Outcome::exhausted && search_.stats().solutions < most) {
            outcome = search_.advance(slice);
            const std::lock_guard lock(mutex_);
            known_.stats = search_.stats();
        }
        if (!is_cancelled_) {
            finish(outcome);
        }
        wake_();
    }

    void finish(Outcome outcome) {
        const std::lock_guard lock(mutex_);
        known_.elapsed_ms = elapsed_ms();
        if (counts_) {
            known_.count = CountReport{known_.stats.solutions, true};
        } else if (outcome == Outcome::solved) {
            known_.solution = SolutionReport{};
            for (const int option : search_.chosen()) {
                known_.solution->moves.push_back(option_text(*cover_, option));
            }
        }
        known_.done = DoneReport{counts_ ? Outcome::solved : outcome, known_.stats, {}};
    }

    std::shared_ptr<const NamedCover> cover_;
    CoverSearch search_;  // the thread's own
    bool counts_;
    std::function<void()> wake_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    std::atomic<bool> is_cancelled_ = false;
    mutable std::mutex mutex_;
    JobAnswer known_;  // guarded by the mutex
    std::vector<std::thread> threads_;
};

}  // namespace

Readable<std::unique_ptr<JobAtWork>> begin_work(const JobRequest& request,
                                                const std::function<void()>& wake) {
    if (!request.cover) {
        return std::make_unique<PuzzleAtWork>(request, wake);
    }
    Readable<CoverSearch> search = CoverSearch::start(request.cover->problem, request.arguments.solve);
    if (!search) {
        return tl::unexpected(search.error());
    }
    return std::make_unique<CoverAtWork>(request.cover, std::move(*search), request.name() == "count", wake);
}

}  // namespace tessera
