#include "jobs/work.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("jobs/run");

namespace {

Position null_position(int target, std::vector<std::string> moves = {}) {
    return {NullGame::format_level({target}), std::move(moves)};
}

Job null_job(Task task) {
    return {std::string(NullGame::id), std::move(task)};
}

CountOptions capped(std::uint64_t cap) {
    CountOptions options;
    options.cap = cap;
    return options;
}

// Returns all reports except progress of a job run in slices of `budget` ticks.
std::vector<Report> answers_of(const Job& job, Ticks budget) {
    WorkResult work = start_work<NullGame>(job);
    REQUIRE(work);
    JobRun run(std::move(*work));
    std::vector<Report> answers;
    while (!run.is_done()) {
        for (const Report& report : run.advance(budget)) {
            if (!std::holds_alternative<ProgressReport>(report)) {
                answers.push_back(report);
            }
        }
    }
    CHECK(run.advance(budget).empty());
    return answers;
}

template <class R>
R only(const std::vector<Report>& reports) {
    const R* found = nullptr;
    for (const Report& report : reports) {
        if (const R* const candidate = std::get_if<R>(&report)) {
            REQUIRE(found == nullptr);
            found = candidate;
        }
    }
    REQUIRE(found != nullptr);
    return *found;
}

}  // namespace

TEST_CASE("how a job is sliced changes none of its answers") {
    const Position position = null_position(30);
    for (const Task& task :
         {Task(SolveJob{position, {}}), Task(CountJob{position, {}}), Task(HintJob{position}),
          Task(AnalyseJob{position}), Task(GradeJob{position, {}, {}})}) {
        CAPTURE(task.index());
        const Job job = null_job(task);
        const std::vector<Report> whole = answers_of(job, 1000000);
        CHECK((answers_of(job, 1) == whole));
        CHECK((answers_of(job, 7) == whole));
        CHECK(std::holds_alternative<DoneReport>(whole.back()));
    }
}

TEST_CASE("a solution leads on from the position of the job, not from the start") {
    const auto reports = answers_of(null_job(SolveJob{null_position(5, {"+", "+"}), {}}), 100);
    CHECK(only<SolutionReport>(reports).moves == std::vector<std::string>{"+", "+", "+"});
    CHECK(only<DoneReport>(reports).outcome == Outcome::solved);
}

TEST_CASE("progress tells how far the search has been") {
    WorkResult work = start_work<NullGame>(null_job(SolveJob{null_position(5), {}}));
    REQUIRE(work);
    const std::vector<Report> reports = (*work)->advance(2);
    const auto progress = only<ProgressReport>(reports);
    CHECK(progress.best == std::vector<std::string>{"+", "+"});
    CHECK(progress.stats.nodes == 2);
}

TEST_CASE("a count that stops at its cap does not claim to be exact") {
    const auto count_with = [](const CountOptions& options) {
        return only<CountReport>(answers_of(null_job(CountJob{null_position(30), options}), 100));
    };
    CHECK((count_with({}) == CountReport{30, true}));
    CHECK((count_with(capped(8)) == CountReport{8, false}));
}

TEST_CASE("a grade says whether there is one solution or more") {
    const auto grade_of = [](int target) {
        const Job job = null_job(GradeJob{null_position(target), {}, {}});
        return english(only<DoneReport>(answers_of(job, 100)).sentence);
    };
    CHECK(grade_of(1) == "there is exactly one solution");
    CHECK(grade_of(9) == "there are at least 2 solutions");
}

TEST_CASE("a hint at a finished position has nothing to say") {
    const auto at_start = answers_of(null_job(HintJob{null_position(1)}), 100);
    CHECK(only<HintReport>(at_start).hint.moves == std::vector<std::string>{"+"});
    const auto at_end = answers_of(null_job(HintJob{null_position(1, {"+"})}), 100);
    CHECK(only<DoneReport>(at_end).outcome == Outcome::exhausted);
}

TEST_CASE("a generated level is told as level text") {
    CHECK(only<LevelReport>(answers_of(null_job(GenerateJob{"largest 9", 42}), 1)).level ==
          NullGame::format_level(*NullGame::generate({9}, 42)));
}

TEST_CASE("a job that cannot be understood is an error value") {
    const Position bad_level{"tessera 1 null_game\nx\n", {}};
    CHECK_FALSE(start_work<NullGame>(null_job(SolveJob{bad_level, {}})));
    CHECK_FALSE(start_work<NullGame>(null_job(SolveJob{null_position(5, {"-"}), {}})));
    SolveOptions bad_engine;
    bad_engine.engine = "steam";
    CHECK_FALSE(start_work<NullGame>(null_job(SolveJob{null_position(5), bad_engine})));
    CHECK_FALSE(start_work<NullGame>(null_job(GenerateJob{"many", 1})));
    const auto run = JobRun::start({"chess", SolveJob{null_position(5), {}}});
    REQUIRE_FALSE(run);
    CHECK(english(run.error().message) == "there is no puzzle family called chess");
}

}  // namespace tessera
