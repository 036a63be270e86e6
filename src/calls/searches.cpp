#include "calls/searches.h"

#include "base/overloaded.h"
#include "games/params.h"
#include "jobs/job.h"
#include "jobs/report.h"
#include "jobs/run_job_sliced.h"

#include <utility>
#include <variant>

namespace tessera {

namespace {

// All that a job has reported.
struct Reported {
    std::optional<SolutionReport> solution;
    std::optional<CountReport> count;
    std::optional<Hint> hint;
    std::optional<PuzzleGrade> grade;
    std::optional<Explanation> explanation;
    std::optional<LevelReport> level;
    ProgressReport progress;
    std::optional<DoneReport> done;
    std::optional<Error> failure;

    void take(const Report& report) {
        std::visit(Overloaded{[this](const SolutionReport& part) { solution = part; },
                              [this](const CountReport& part) { count = part; },
                              [this](const HintReport& part) { hint = part.hint; },
                              [this](const GradeReport& part) { grade = part.grade; },
                              [this](const ExplanationReport& part) { explanation = part.explanation; },
                              [this](const LevelReport& part) { level = part; },
                              [this](const ProgressReport& part) { progress = part; },
                              [this](const DoneReport& part) { done = part; },
                              [this](const FailedReport& part) { failure = part.error; },
                              [](const auto& /*for the window*/) {
                              }},
                   report);
    }
};

// The error is that of a job that cannot be started.
Result<Reported> report_of(const Job& job, const ShouldStop& should_stop) {
    Reported reported;
    run_job_sliced(
        job, [&] { return should_stop && should_stop(reported.progress.stats); },
        [&](const Report& report) { reported.take(report); });
    return reported.failure ? tl::unexpected(*reported.failure) : Result<Reported>(std::move(reported));
}

Result<Reported> report_about(const Puzzle& puzzle, Task task, const ShouldStop& should_stop) {
    return report_of({puzzle.family(), std::move(task)}, should_stop);
}

Position position_in(const Puzzle& puzzle) {
    return {puzzle.level(), puzzle.moves()};
}

template <class A>
A answer_with(const Reported& reported) {
    A answer;
    answer.outcome = reported.done ? reported.done->outcome : Outcome::running;
    answer.stats = reported.done ? reported.done->stats : reported.progress.stats;
    answer.sentence = reported.done ? reported.done->sentence : Sentence();
    answer.facts = reported.solution ? reported.solution->remarks : reported.progress.remarks;
    return answer;
}

// The member of an answer that one of the reports holds.
template <class A, class Value>
Result<A> answer_holding(const Result<Reported>& reported, Value A::*member,
                         std::optional<Value> Reported::*part) {
    if (!reported) {
        return tl::unexpected(reported.error());
    }
    A answer = answer_with<A>(*reported);
    answer.*member = ((*reported).*part).value_or(Value());
    return answer;
}

}  // namespace

Result<Solution> solve(const Puzzle& puzzle, const SolveRequest& request, const ShouldStop& should_stop) {
    SolveOptions options;
    options.engine = request.engine;
    options.heuristic = request.heuristic;
    options.seed = request.seed;
    options.memory_bytes = request.memory_bytes;
    const Result<Reported> reported =
        report_about(puzzle, SolveJob{position_in(puzzle), options}, should_stop);
    if (!reported) {
        return tl::unexpected(reported.error());
    }
    auto solution = answer_with<Solution>(*reported);
    solution.moves = reported->solution ? reported->solution->moves : reported->progress.best;
    if (Result<Puzzle> there = puzzle.play(solution.moves); there && there->is_solved()) {
        solution.puzzle = std::move(*there);
    }
    return solution;
}

Result<Count> count(const Puzzle& puzzle, const CountRequest& request, const ShouldStop& should_stop) {
    const CountOptions options{request.up_to_symmetry, request.cap, request.part, request.part_count,
                               request.memory_bytes};
    const Result<Reported> reported =
        report_about(puzzle, CountJob{position_in(puzzle), options}, should_stop);
    if (!reported) {
        return tl::unexpected(reported.error());
    }
    auto count = answer_with<Count>(*reported);
    count.total = reported->count ? reported->count->total : SolutionCount(count.stats.solutions);
    count.is_exact = reported->count && reported->count->is_exact;
    return count;
}

Result<Grade> grade(const Puzzle& puzzle, const ShouldStop& should_stop) {
    const Result<Reported> reported =
        report_about(puzzle, GradeJob{position_in(puzzle), {}, {}}, should_stop);
    if (!reported) {
        return tl::unexpected(reported.error());
    }
    auto grade = answer_with<Grade>(*reported);
    grade.grade = reported->grade;
    grade.solutions = reported->count ? std::optional(reported->count->total) : std::nullopt;
    return grade;
}

Result<Advice> hint(const Puzzle& puzzle, const ShouldStop& should_stop) {
    return answer_holding(report_about(puzzle, HintJob{position_in(puzzle)}, should_stop), &Advice::hint,
                          &Reported::hint);
}

Result<Explained> explain(const Puzzle& puzzle, const ShouldStop& should_stop) {
    return answer_holding(report_about(puzzle, ExplainJob{position_in(puzzle)}, should_stop),
                          &Explained::explanation, &Reported::explanation);
}

Result<Puzzle> generate(std::string_view family, std::string_view params, std::uint64_t seed,
                        const ShouldStop& should_stop) {
    const auto newest = visit_family_called<std::string>(family, [params](auto tag) -> Result<std::string> {
        using G = typename decltype(tag)::Family;
        const auto read = G::parse_params(with_newest(params, G::param_table()));
        return read ? Result<std::string>(G::format_params(*read)) : tl::unexpected(read.error());
    });
    if (!newest) {
        return tl::unexpected(newest.error());
    }
    const Result<Reported> reported =
        report_of({std::string(family), GenerateJob{*newest, seed}}, should_stop);
    if (!reported) {
        return tl::unexpected(reported.error());
    }
    if (!reported->level) {
        const Sentence stopped = say("the work was stopped before a puzzle was made");
        return fail(ErrorCode::unavailable, 0, reported->done ? reported->done->sentence : stopped);
    }
    return Puzzle::read(reported->level->level, "level");
}

}  // namespace tessera
