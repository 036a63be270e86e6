#include "cli/run_job.h"

#include "base/overloaded.h"
#include "cli/alarm.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "jobs/run_job_sliced.h"

#include <atomic>
#include <exception>
#include <fmt/core.h>
#include <thread>

namespace tessera {

namespace {

void take(JobAnswer& answer, const Report& report) {
    std::visit(
        Overloaded{
            [&](const ProgressReport& progress) {
                answer.progress = progress;
                answer.stats = progress.stats;
            },
            [&](const SolutionReport& solution) { answer.solution = solution; },
            [&](const CountReport& count) { answer.count = count; },
            [&](const HintReport& hint) { answer.hint = hint.hint; },
            [&](const LevelReport& level) { answer.level = level; }, [](const AnalysisReport&) {},
            [](const DrawingReport&) {}, [&](const OpenedReport& opened) { answer.opened = opened.puzzle; },
            [](const ConvertedReport&) {}, [&](const GradeReport& grade) { answer.grade = grade.grade; },
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

constexpr std::chrono::milliseconds longest_wait{5};  // between checks of the clock and Ctrl-C

// Pools whose engines may still be in a slice.
std::atomic<int> ending_count = 0;

// Destroys the pool, which waits for its engines, on a thread of its own; if there is none, never.
void end_elsewhere(std::unique_ptr<JobPool> pool) {
    JobPool* const ending = pool.release();
    ++ending_count;
    try {
        std::thread([ending] {
            delete ending;
            --ending_count;
        }).detach();
    } catch (const std::exception&) {
        return;
    }
}

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

Stop why_stop(const WorkLimits& limits, double elapsed_ms) {
    if (InterruptWatch::is_interrupted()) {
        return Stop::by_interrupt;
    }
    const bool is_late = limits.seconds > 0 && elapsed_ms >= limits.seconds * 1000;
    return is_late ? Stop::at_limit : Stop::none;
}

}  // namespace

RunningJob::RunningJob(const Job& job, int thread_count, const std::function<void()>& wake)
    : pool_(std::make_unique<JobPool>(thread_count)) {
    pool_->set_wake(wake);
    id_ = pool_->start(
        job, [this](const Report& report) { take(answer_, report); }, thread_count);
}

RunningJob::~RunningJob() {
    if (!is_over()) {
        pool_->cancel(id_);
        end_elsewhere(std::move(pool_));
    }
}

void RunningJob::take_reports() {
    pool_->deliver();
}

double RunningJob::elapsed_ms() const {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start_).count();
}

JobAnswer RunningJob::answer(Stop stop) const {
    JobAnswer answer = answer_;
    answer.stop = is_over() ? Stop::none : stop;
    answer.elapsed_ms = elapsed_ms();
    return answer;
}

JobAnswer run_job(const Job& job, const WorkLimits& limits) {
    const InterruptWatch watch;
    const auto alarm = std::make_shared<Alarm>();  // an engine that is left behind may still ring it
    LifeSign life_sign;
    RunningJob running(job, limits.thread_count, [alarm] { alarm->ring(); });
    Stop stop = Stop::none;
    while (stop == Stop::none) {
        running.take_reports();
        if (running.is_over()) {
            break;
        }
        stop = why_stop(limits, running.elapsed_ms());
        if (stop == Stop::none) {
            life_sign.give(running.elapsed_ms(), running.nodes());
            alarm->wait(longest_wait);
        }
    }
    return running.answer(stop);
}

JobAnswer run_job_here(const Job& job, const std::function<bool()>& should_stop) {
    JobAnswer answer;
    run_job_sliced(job, should_stop, [&answer](const Report& report) { take(answer, report); });
    return answer;
}

bool is_work_abandoned() {
    return ending_count > 0;
}

}  // namespace tessera
