#include "jobs/parallel.h"

#include "base/bits.h"
#include "jobs/decimal.h"

#include <algorithm>

namespace tessera {

namespace {

// Parts are of unequal size, so there are more of them than runs.
constexpr int parts_per_run = 8;

std::vector<Job> parts_of_count(const Job& job, int run_count) {
    std::vector<Job> jobs;
    const int part_count = run_count * parts_per_run;
    for (int part = 1; part <= part_count; ++part) {
        jobs.push_back(job);
        jobs.back().count.part = part;
        jobs.back().count.part_count = part_count;
    }
    return jobs;
}

// Engines that race each other where the caller names none; empty is the family's own choice. Only engines
// whose first answer is as good as any other's: number swap wants the shortest, so it does not race.
std::vector<std::string> racing_engines(const Job& job) {
    if (!job.solve.engine.empty() || job.family != "polyomino") {
        return {job.solve.engine};
    }
    return {"", "cell_first", "beam"};
}

bool may_race(const Job& job) {
    return job.task == Task::solve && job.family != "number_swap";
}

std::vector<Job> racers_of(const Job& job, int run_count) {
    const std::vector<std::string> engines = racing_engines(job);
    std::vector<Job> jobs(static_cast<std::size_t>(run_count), job);
    for (int racer = 0; racer < run_count; ++racer) {
        at(jobs, racer).solve.seed += static_cast<std::uint64_t>(racer);
        at(jobs, racer).solve.engine = at(engines, racer % int_size(engines));
    }
    return jobs;
}

}  // namespace

std::vector<Job> share_out(const Job& job, int run_count) {
    if (run_count > 1 && job.task == Task::count && job.count.part_count == 1) {
        return parts_of_count(job, run_count);
    }
    if (run_count > 1 && may_race(job)) {
        return racers_of(job, run_count);
    }
    return {job};
}

Gathering::Gathering(const Job& job, int part_count)
    : is_count_(job.task == Task::count), cap_(job.count.cap), parts_(static_cast<std::size_t>(part_count)) {}

std::vector<Report> Gathering::add(int part, const Report& report) {
    Part& sender = at(parts_, part);
    if (is_done_ || sender.is_done) {
        return {};
    }
    if (const auto* const progress = std::get_if<ProgressReport>(&report)) {
        return add_progress(sender, *progress);
    }
    if (const auto* const count = std::get_if<CountReport>(&report); count != nullptr && is_count_) {
        return add_count(*count);
    }
    if (const auto* const done = std::get_if<DoneReport>(&report)) {
        return add_done(sender, *done);
    }
    return {report};
}

std::vector<Report> Gathering::add_progress(Part& part, const ProgressReport& progress) {
    part.stats = progress.stats;
    if (progress.best.size() >= best_.size() || parts_.size() == 1) {
        best_ = progress.best;
    }
    return {ProgressReport{stats_of_all(), best_}};
}

// The total is told once, when the last part is in or the cap is reached.
std::vector<Report> Gathering::add_count(const CountReport& count) {
    total_.total = sum_of_decimals(total_.total, count.total);
    total_.is_exact = total_.is_exact && count.is_exact && !has_reached(total_.total, cap_);
    return {};
}

std::vector<Report> Gathering::add_done(Part& part, const DoneReport& done) {
    part.stats = done.stats;
    part.is_done = true;
    if (!is_count_) {
        return done.outcome != Outcome::running || are_all_done() ? finish(done) : std::vector<Report>();
    }
    if (done.outcome == Outcome::running || !total_.is_exact || are_all_done()) {
        return finish({done.outcome, stats_of_all(), done.sentence});
    }
    return {ProgressReport{stats_of_all(), {}}};
}

std::vector<Report> Gathering::finish(const DoneReport& done) {
    is_done_ = true;
    if (is_count_ && done.outcome != Outcome::running) {
        return {total_, done};
    }
    return {done};
}

bool Gathering::are_all_done() const {
    return std::all_of(parts_.begin(), parts_.end(), [](const Part& part) { return part.is_done; });
}

SearchStats Gathering::stats_of_all() const {
    SearchStats sum;
    for (const Part& part : parts_) {
        sum.ticks += part.stats.ticks;
        sum.nodes += part.stats.nodes;
        sum.backtracks += part.stats.backtracks;
        sum.solutions += part.stats.solutions;
        sum.max_depth = std::max(sum.max_depth, part.stats.max_depth);
    }
    return sum;
}

}  // namespace tessera
