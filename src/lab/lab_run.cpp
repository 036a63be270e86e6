#include "lab/lab_run.h"

#include "base/text.h"
#include "jobs/report.h"
#include "jobs/run.h"
#include "lab/heap_use.h"

#include <algorithm>
#include <chrono>

namespace tessera {

namespace {

using Clock = std::chrono::steady_clock;

constexpr Ticks slice = 20'000;  // then limits, interrupts and memory are looked at

double milliseconds_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

void take(LabRun& run, const Report& report) {
    if (const auto* const progress = std::get_if<ProgressReport>(&report)) {
        run.stats = progress->stats;
        run.remarks = progress->remarks;
    } else if (const auto* const solution = std::get_if<SolutionReport>(&report)) {
        run.remarks = solution->remarks;
    } else if (const auto* const done = std::get_if<DoneReport>(&report)) {
        run.stats = done->stats;
        run.outcome = lab_outcome(done->outcome);
    }
}

std::optional<std::uint64_t> number_in(const Remarks& remarks, std::string_view name) {
    const auto place = std::find_if(remarks.begin(), remarks.end(),
                                    [name](const auto& remark) { return remark.first == name; });
    return place == remarks.end() ? std::nullopt : parse_uint64(place->second);
}

// The most of the heap that was in use since it was made.
class HeapWatch {
public:
    void look() {
        const std::optional<std::uint64_t> now = heap_bytes_in_use();
        if (now && before_ && *now > *before_) {
            most_ = std::max(most_.value_or(0), *now - *before_);
        }
    }
    std::optional<std::uint64_t> most() const { return most_; }

private:
    std::optional<std::uint64_t> before_ = heap_bytes_in_use();
    std::optional<std::uint64_t> most_;
};

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
            take(run, report);
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
    run.updates = number_in(run.remarks, "matrix_updates");
    run.memory_bytes = heap.most();
    return run;
}

}  // namespace tessera
