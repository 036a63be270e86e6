#include "cli/run_job.h"

#include "base/overloaded.h"
#include "jobs/pool.h"
#include "jobs/work_off.h"

#include <chrono>
#include <thread>

namespace tessera {

namespace {

using Clock = std::chrono::steady_clock;

double milliseconds_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

void take(JobAnswer& answer, const Report& report) {
    std::visit(Overloaded{[&](const ProgressReport& progress) { answer.stats = progress.stats; },
                          [&](const SolutionReport& solution) { answer.solution = solution; },
                          [&](const CountReport& count) { answer.count = count; },
                          [&](const HintReport& hint) { answer.hint = hint.hint; }, [](const LevelReport&) {},
                          [](const AnalysisReport&) {},
                          [&](const DoneReport& done) {
                              answer.done = done;
                              answer.stats = done.stats;
                          }},
               report);
}

}  // namespace

JobAnswer run_job(const Job& job, const WorkLimits& limits) {
    JobAnswer answer;
    const Clock::time_point start = Clock::now();
    const auto is_late = [&] {
        return limits.seconds > 0 && milliseconds_since(start) >= limits.seconds * 1000;
    };
    if (limits.thread_count == 1) {
        work_off(job, is_late, [&](const Report& report) { take(answer, report); });
    } else {
        JobPool pool(limits.thread_count);
        const JobId id = pool.submit(job, limits.thread_count);
        while (!answer.done && !is_late()) {
            for (const auto& told : pool.poll()) {
                take(answer, told.second);
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        pool.cancel(id);
    }
    answer.elapsed_ms = milliseconds_since(start);
    return answer;
}

}  // namespace tessera
