#include "jobs/run.h"

#include "jobs/link_sources.h"
#include "jobs/work.h"
#include "session/any_session.h"

namespace tessera {

Sentence sentence_for_no_solution(bool has_moves) {
    return has_moves ? say("the puzzle cannot be completed from here") : say("the puzzle has no solution");
}

Sentence sentence_for_solution_count(const SolutionCount& total, bool is_exact) {
    if (total == 1) {
        return is_exact ? say("there is exactly one solution") : say("there is at least one solution");
    }
    return is_exact ? say("there are {} solutions", decimal(total))
                    : say("there are at least {} solutions", decimal(total));
}

DoneReport done_for_memory(const SearchStats& stats) {
    return {Outcome::out_of_memory, stats,
            say("the tables for this do not fit in the memory that it may use")};
}

std::vector<Report> ThenWork::advance(Ticks budget) {
    if (first_ != nullptr) {
        std::vector<Report> reports = first_->advance(budget);
        const auto* const done = std::get_if<DoneReport>(&reports.back());
        if (done != nullptr && done->outcome == Outcome::solved) {
            first_stats_ = done->stats;
            first_.reset();
            reports.pop_back();
        }
        return reports;
    }
    std::vector<Report> reports = second_->advance(budget);
    if (auto* const done = std::get_if<DoneReport>(&reports.back())) {
        const auto* const count = std::get_if<CountReport>(&reports.front());
        // The effort of finding one solution says more about a puzzle than that of counting all.
        *done = {Outcome::solved, first_stats_,
                 count != nullptr ? sentence_for_solution_count(count->total, count->is_exact)
                                  : say("it would take too long to tell whether there is another solution")};
    }
    return reports;
}

Result<std::unique_ptr<JobRun::Work>> work_for(const Job& job, ThreadTeam* team) {
    if (const auto* const opening = std::get_if<OpenJob>(&job.task)) {
        return start_opening(*opening, link_sources());
    }
    if (const auto* const converting = std::get_if<ConvertJob>(&job.task)) {
        return start_converting(*converting);
    }
    return visit_family_called<std::unique_ptr<JobRun::Work>>(
        job.family, [&](auto tag) { return start_work<typename decltype(tag)::Family>(job, team); });
}

Result<JobRun> JobRun::start(const Job& job, ThreadTeam* team) {
    WorkResult work = work_for(job, team);
    return work ? Result<JobRun>(JobRun(std::move(*work))) : tl::unexpected(work.error());
}

std::vector<Report> JobRun::advance(Ticks budget) {
    if (is_done_) {
        return {};
    }
    std::vector<Report> reports = work_->advance(budget);
    is_done_ = std::holds_alternative<DoneReport>(reports.back());
    return reports;
}

}  // namespace tessera
