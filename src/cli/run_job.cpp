#include "cli/run_job.h"

#include "base/overloaded.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "jobs/pool.h"
#include "jobs/run_job_sliced.h"

#include <chrono>
#include <condition_variable>
#include <fmt/core.h>
#include <memory>
#include <mutex>

namespace tessera {

namespace {

using Clock = std::chrono::steady_clock;

double milliseconds_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

void take(JobAnswer& answer, const Report& report) {
    std::visit(
        Overloaded{[&](const ProgressReport& progress) {
                       answer.progress = progress;
                       answer.stats = progress.stats;
                   },
                   [&](const SolutionReport& solution) { answer.solution = solution; },
                   [&](const CountReport& count) { answer.count = count; },
                   [&](const HintReport& hint) { answer.hint = hint.hint; },
                   [&](const LevelReport& level) { answer.level = level; }, [](const AnalysisReport&) {},
                   [](const DrawingReport&) {}, [&](const GradeReport& grade) { answer.grade = grade.grade; },
                   [&](const ExplanationReport& explained) { answer.explanation = explained.explanation; },
                   [&](const DoneReport& done) {
                       answer.done = done;
                       answer.stats = done.stats;
                   },
                   [&](const FailedReport& failed) {
                       answer.failure = failed.error;
                   }},
        report);
}

// Wakes the caller when the pool has a report.
class Alarm {
public:
    void ring() {
        const std::lock_guard lock(mutex_);
        is_ringing_ = true;
        condition_.notify_one();
    }
    void wait() {
        std::unique_lock lock(mutex_);
        condition_.wait_for(lock, longest_wait, [this] { return is_ringing_; });
        is_ringing_ = false;
    }

private:
    static constexpr std::chrono::milliseconds longest_wait{5};  // between checks of the clock and Ctrl-C

    std::mutex mutex_;
    std::condition_variable condition_;
    bool is_ringing_ = false;
};

// Alarm and pool that may outlive a job, as an engine may be in a long slice when the time is over.
struct Workshop {
    explicit Workshop(int thread_count) : pool(thread_count) {
        pool.set_wake([this] { alarm.ring(); });
    }

    Alarm alarm;
    JobPool pool;
};

Workshop* abandoned = nullptr;

// Shows on a terminal that the work continues: after a few seconds, then every second.
class LifeSign {
public:
    LifeSign() = default;
    ~LifeSign() {
        if (seconds_shown_ > 0) {
            show_progress("");
        }
    }
    LifeSign(const LifeSign&) = delete;
    LifeSign& operator=(const LifeSign&) = delete;
    LifeSign(LifeSign&&) = delete;
    LifeSign& operator=(LifeSign&&) = delete;

    void give(double elapsed_ms, std::uint64_t nodes) {
        const int seconds = static_cast<int>(elapsed_ms / 1000);
        if (seconds < patience || seconds == seconds_shown_) {
            return;
        }
        seconds_shown_ = seconds;
        show_progress(fmt::format("at work for {} s{}; Ctrl-C stops", seconds,
                                  nodes > 0 ? fmt::format(", {} nodes", nodes) : ""));
    }

private:
    static constexpr int patience = 3;

    int seconds_shown_ = 0;
};

Stop why_stop(const WorkLimits& limits, Clock::time_point start) {
    if (InterruptWatch::is_interrupted()) {
        return Stop::by_interrupt;
    }
    const bool is_late = limits.seconds > 0 && milliseconds_since(start) >= limits.seconds * 1000;
    return is_late ? Stop::at_limit : Stop::none;
}

}  // namespace

JobAnswer run_job(const Job& job, const WorkLimits& limits) {
    const InterruptWatch watch;
    const Clock::time_point start = Clock::now();
    auto workshop = std::make_unique<Workshop>(limits.thread_count);
    JobAnswer answer;
    LifeSign life_sign;
    workshop->pool.start(
        job, [&answer](const Report& report) { take(answer, report); }, limits.thread_count);
    const auto is_over = [&answer] {
        return answer.done || answer.failure;
    };
    while (!is_over() && answer.stop == Stop::none) {
        workshop->pool.deliver();
        if (!is_over()) {
            answer.stop = why_stop(limits, start);
            if (answer.stop == Stop::none) {
                life_sign.give(milliseconds_since(start), answer.stats.nodes);
                workshop->alarm.wait();
            }
        }
    }
    answer.elapsed_ms = milliseconds_since(start);
    if (!is_over()) {
        abandoned = workshop.release();
    }
    return answer;
}

JobAnswer run_job_here(const Job& job, const std::function<bool()>& should_stop) {
    JobAnswer answer;
    run_job_sliced(job, should_stop, [&answer](const Report& report) { take(answer, report); });
    return answer;
}

bool is_work_abandoned() {
    return abandoned != nullptr;
}

}  // namespace tessera
