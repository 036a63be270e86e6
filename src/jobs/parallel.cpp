#include "jobs/parallel.h"

#include "base/index.h"
#include "games/families.h"
#include "jobs/engines.h"

#include <algorithm>
#include <span>

namespace tessera {

namespace {

// More parts than runs, since they differ in size.
constexpr int parts_per_run = 8;

std::vector<Job> parts_of_count(const Job& job, int run_count) {
    std::vector<Job> jobs;
    const int part_count = run_count * parts_per_run;
    for (int part = 1; part <= part_count; ++part) {
        jobs.push_back(job);
        CountOptions& options = std::get<CountJob>(jobs.back().task).options;
        options.part = part;
        options.part_count = part_count;
    }
    return jobs;
}

template <class... Gs>
ParallelPolicy policy_of(std::string_view family, TypeList<Gs...> /*families*/) {
    ParallelPolicy parallel_policy;
    static_cast<void>(
        ((family == Gs::id && (parallel_policy = EnginesOf<Gs>::Type::parallel_policy, true)) || ...));
    return parallel_policy;
}

ParallelPolicy policy_of(const Job& job) {
    return policy_of(job.family, FamilyList());
}

bool may_race(const Job& job) {
    return std::holds_alternative<SolveJob>(job.task) && policy_of(job).may_race;
}

// Keeps the job's own options except for the memory.
std::vector<Job> racers_of(const Job& job, int run_count) {
    const std::span<const Racer> racers = policy_of(job).racers;
    std::vector<Job> jobs(static_cast<std::size_t>(run_count), job);
    for (int racer = 0; racer < run_count; ++racer) {
        at(jobs, racer).is_quiet = false;  // progress decides the race
        SolveOptions& solve = std::get<SolveJob>(at(jobs, racer).task).options;
        solve.seed += static_cast<std::uint64_t>(racer);
        solve.memory_bytes /= static_cast<std::uint64_t>(std::min(run_count, most_racers));
        if (!racers.empty()) {
            const Racer& kind = racers[static_cast<std::size_t>(racer) % racers.size()];
            solve.engine = solve.engine.empty() ? kind.engine : solve.engine;
            solve.heuristic = solve.heuristic.empty() ? kind.heuristic : solve.heuristic;
        }
    }
    return jobs;
}

}  // namespace

std::vector<Job> split_job(const Job& job, int run_count) {
    const auto* const count = std::get_if<CountJob>(&job.task);
    if (run_count > 1 && count != nullptr && count->options.part_count == 1) {
        return parts_of_count(job, run_count);
    }
    if (run_count > 1 && may_race(job)) {
        return racers_of(job, run_count);
    }
    return {job};
}

bool wants_team(const Job& job) {
    return std::holds_alternative<CountJob>(job.task) && policy_of(job).counts_with_team;
}

ReportMerger::ReportMerger(const Job& job, int part_count, const HeadStart& head_start)
    : is_count_(std::holds_alternative<CountJob>(job.task)),
      is_race_(may_race(job) && part_count > 1),
      cap_(is_count_ ? std::get<CountJob>(job.task).options.cap : 0),
      head_start_(head_start),
      parts_(static_cast<std::size_t>(part_count)) {}

int ReportMerger::due_count() const {
    if (is_done_) {
        return 0;
    }
    const Part& first = parts_.front();
    const bool is_alone = is_race_ && !first.is_done && first.stats.ticks <= head_start_.alone;
    return is_alone ? 1 : int_size(parts_);
}

std::vector<Report> ReportMerger::add(int part, const Report& report) {
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
    if (const auto* const solution = std::get_if<SolutionReport>(&report); solution != nullptr && is_race_) {
        sender.solution = *solution;
        return {};
    }
    if (const auto* const done = std::get_if<DoneReport>(&report)) {
        return add_done(sender, *done);
    }
    if (const auto* const failed = std::get_if<FailedReport>(&report)) {
        return add_failure(sender, *failed);
    }
    return {report};
}

std::vector<Report> ReportMerger::add_progress(Part& part, const ProgressReport& progress) {
    part.stats = progress.stats;
    if (progress.best.size() >= best_.size() || parts_.size() == 1) {
        best_ = progress.best;
        remarks_ = progress.remarks;
    }
    std::vector<Report> reports{ProgressReport{stats_of_all(), best_, remarks_}};
    if (is_race_ && is_race_decided()) {
        reports = finish_race();
    }
    return reports;
}

// The total is reported once, after the last part or at the cap.
std::vector<Report> ReportMerger::add_count(const CountReport& count) {
    total_.total += count.total;
    total_.is_exact = total_.is_exact && count.is_exact && !is_at_least(total_.total, cap_);
    return {};
}

std::vector<Report> ReportMerger::add_done(Part& part, const DoneReport& done) {
    part.stats = done.stats;
    part.is_done = true;
    if (is_race_ && done.outcome == Outcome::solved) {
        part.answer = done;
        return is_race_decided() ? finish_race() : std::vector<Report>();
    }
    if (!is_count_ || done.outcome == Outcome::out_of_memory) {
        return finish({done});
    }
    if (!total_.is_exact || are_all_done()) {
        return finish({total_, DoneReport{done.outcome, stats_of_all(), done.sentence}});
    }
    return {ProgressReport{stats_of_all(), {}}};
}

// A race continues without failed racers.
std::vector<Report> ReportMerger::add_failure(Part& part, const FailedReport& failed) {
    part.is_done = true;
    part.failure = failed;
    if (!is_race_) {
        return finish({failed});
    }
    return is_race_decided() ? finish_race() : std::vector<Report>();
}

Ticks ReportMerger::race_ticks(const Part& part) const {
    return part.stats.ticks + (&part == parts_.data() ? 0 : head_start_.lead);
}

// Returns the racer whose answer took the fewest ticks, the first of equals; null if there is none.
const ReportMerger::Part* ReportMerger::winner() const {
    const Part* best = nullptr;
    for (const Part& part : parts_) {
        if (part.answer && (best == nullptr || race_ticks(part) < race_ticks(*best))) {
            best = &part;
        }
    }
    return best;
}

// True if no running racer can still win.
bool ReportMerger::is_race_decided() const {
    const Part* const best = winner();
    return std::all_of(parts_.begin(), parts_.end(), [&](const Part& part) {
        if (part.is_done || best == nullptr) {
            return part.is_done;
        }
        const Ticks least = race_ticks(part) + (&part > best ? 1 : 0);  // ties go to the first
        return least > race_ticks(*best);
    });
}

std::vector<Report> ReportMerger::finish_race() {
    const Part* const best = winner();
    if (best == nullptr) {
        return finish({*parts_.back().failure});
    }
    return finish({best->solution, *best->answer});
}

std::vector<Report> ReportMerger::finish(std::vector<Report> reports) {
    is_done_ = true;
    return reports;
}

bool ReportMerger::are_all_done() const {
    return std::all_of(parts_.begin(), parts_.end(), [](const Part& part) { return part.is_done; });
}

SearchStats ReportMerger::stats_of_all() const {
    SearchStats sum;
    for (const Part& part : parts_) {
        add_effort(sum, part.stats);
        sum.backtracks += part.stats.backtracks;
        sum.solutions += part.stats.solutions;
        sum.max_depth = std::max(sum.max_depth, part.stats.max_depth);
    }
    return sum;
}

}  // namespace tessera
