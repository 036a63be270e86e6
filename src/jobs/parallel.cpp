#include "jobs/parallel.h"

#include "base/index.h"
#include "games/families.h"
#include "jobs/decimal.h"
#include "jobs/engines.h"

#include <algorithm>
#include <span>

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
    return job.task == Task::solve && policy_of(job).may_race;
}

// What the job names itself is left as it is, but for the memory.
std::vector<Job> racers_of(const Job& job, int run_count) {
    const std::span<const Racer> racers = policy_of(job).racers;
    std::vector<Job> jobs(static_cast<std::size_t>(run_count), job);
    for (int racer = 0; racer < run_count; ++racer) {
        at(jobs, racer).is_quiet = false;  // how far a racer is decides who wins
        SolveOptions& solve = at(jobs, racer).solve;
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

std::vector<Job> share_out(const Job& job, int run_count) {
    if (run_count > 1 && job.task == Task::count && job.count.part_count == 1) {
        return parts_of_count(job, run_count);
    }
    if (run_count > 1 && may_race(job)) {
        return racers_of(job, run_count);
    }
    return {job};
}

bool wants_team(const Job& job) {
    return job.task == Task::count && policy_of(job).counts_with_team;
}

Gathering::Gathering(const Job& job, int part_count, const HeadStart& head_start)
    : is_count_(job.task == Task::count),
      is_race_(may_race(job) && part_count > 1),
      cap_(job.count.cap),
      head_start_(head_start),
      parts_(static_cast<std::size_t>(part_count)) {}

int Gathering::due_count() const {
    if (is_done_) {
        return 0;
    }
    const Part& first = parts_.front();
    const bool is_alone = is_race_ && !first.is_done && first.stats.ticks <= head_start_.alone;
    return is_alone ? 1 : int_size(parts_);
}

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
    if (const auto* const solution = std::get_if<SolutionReport>(&report); solution != nullptr && is_race_) {
        sender.solution = *solution;
        return {};
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
    std::vector<Report> told{ProgressReport{stats_of_all(), best_}};
    if (is_race_ && is_race_decided()) {
        told = finish_race();
    }
    return told;
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
    if (is_race_ && done.outcome != Outcome::exhausted) {
        part.done = done;
        return is_race_decided() ? finish_race() : std::vector<Report>();
    }
    if (!is_count_) {
        return done.outcome != Outcome::running || are_all_done() ? finish(done) : std::vector<Report>();
    }
    if (done.outcome == Outcome::running || !total_.is_exact || are_all_done()) {
        return finish({done.outcome, stats_of_all(), done.sentence});
    }
    return {ProgressReport{stats_of_all(), {}}};
}

Ticks Gathering::race_ticks(const Part& part) const {
    return part.stats.ticks + (&part == parts_.data() ? 0 : head_start_.lead);
}

// The racer that has an answer after the fewest ticks, the first one of equals; none if nobody has.
const Gathering::Part* Gathering::winner() const {
    const Part* best = nullptr;
    for (const Part& part : parts_) {
        const bool has_answer = part.is_done && part.done.outcome == Outcome::solved;
        if (has_answer && (best == nullptr || race_ticks(part) < race_ticks(*best))) {
            best = &part;
        }
    }
    return best;
}

// Whether nobody who still runs can win any more.
bool Gathering::is_race_decided() const {
    const Part* const best = winner();
    return std::all_of(parts_.begin(), parts_.end(), [&](const Part& part) {
        if (part.is_done || best == nullptr) {
            return part.is_done;
        }
        const Ticks least = race_ticks(part) + (&part > best ? 1 : 0);  // the first of equals wins
        return least > race_ticks(*best);
    });
}

std::vector<Report> Gathering::finish_race() {
    is_done_ = true;
    const Part* const best = winner();
    if (best == nullptr) {
        return {parts_.back().done};
    }
    return {best->solution, best->done};
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
