#include "lab/lab_run.h"

#include "base/heap_use.h"
#include "jobs/run.h"

#include <algorithm>
#include <chrono>

namespace tessera {

namespace {

using Clock = std::chrono::steady_clock;

constexpr Ticks slice = 20'000;  // between checks of limits, interrupts and memory

double milliseconds_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

}  // namespace

Job job_of(const LabCase& lab_case) {
    return {lab_case.input->family, SolveJob{lab_case.input->position, lab_case.options, lab_case.finds_all}};
}

Result<LabRun> run_case(const LabCase& lab_case, const LabLimits& limits) {
    LabRun run = named_run(lab_case.input->name, lab_case.options);
    HeapWatch heap;
    const Clock::time_point start = Clock::now();
    Result<JobRun> work = JobRun::start(job_of(lab_case));
    if (!work) {
        return tl::unexpected(work.error());
    }
    while (!work->is_done() && run.stats.ticks < limits.ticks) {
        for (const Report& report : work->advance(std::min(slice, limits.ticks - run.stats.ticks))) {
            take_report(run, report);
        }
        heap.look();
        run.elapsed_ms = milliseconds_since(start);
        if (limits.is_interrupted()) {
            run.outcome = work->is_done() ? run.outcome : LabOutcome::interrupted;
            break;
        }
        if (limits.seconds > 0 && run.elapsed_ms >= limits.seconds * 1000) {
            break;
        }
    }
    run.memory_bytes = heap.most();
    return run;
}

}  // namespace tessera
