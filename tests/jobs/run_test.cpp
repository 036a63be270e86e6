#include "jobs/work.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("jobs/run");

namespace {

Job null_job(Task task, int target) {
    Job job;
    job.task = task;
    job.family = NullGame::id;
    job.level = NullGame::format_level({target});
    return job;
}

// All reports but progress, in slices of `budget` ticks.
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
    for (const Task task : {Task::solve, Task::count, Task::hint, Task::analyse, Task::grade}) {
        CAPTURE(static_cast<int>(task));
        const Job job = null_job(task, 30);
        const std::vector<Report> whole = answers_of(job, 1000000);
        CHECK((answers_of(job, 1) == whole));
        CHECK((answers_of(job, 7) == whole));
        CHECK(std::holds_alternative<DoneReport>(whole.back()));
    }
}

TEST_CASE("a solution leads on from the position of the job, not from the start") {
    Job job = null_job(Task::solve, 5);
    job.moves = {"+", "+"};
    const auto reports = answers_of(job, 100);
    CHECK(only<SolutionReport>(reports).moves == std::vector<std::string>{"+", "+", "+"});
    CHECK(only<DoneReport>(reports).outcome == Outcome::solved);
}

TEST_CASE("progress tells how far the search has been") {
    WorkResult work = start_work<NullGame>(null_job(Task::solve, 5));
    REQUIRE(work);
    const std::vector<Report> reports = (*work)->advance(2);
    const auto progress = only<ProgressReport>(reports);
    CHECK(progress.best == std::vector<std::string>{"+", "+"});
    CHECK(progress.stats.nodes == 2);
}

TEST_CASE("a count that stops at its cap does not claim to be exact") {
    Job job = null_job(Task::count, 30);
    CHECK((only<CountReport>(answers_of(job, 100)) == CountReport{"30", true}));
    job.count.cap = 8;
    CHECK((only<CountReport>(answers_of(job, 100)) == CountReport{"8", false}));
}

TEST_CASE("a grade says whether there is one solution or more") {
    CHECK(english(only<DoneReport>(answers_of(null_job(Task::grade, 1), 100)).sentence) ==
          "there is exactly one solution");
    CHECK(english(only<DoneReport>(answers_of(null_job(Task::grade, 9), 100)).sentence) ==
          "there are at least 2 solutions");
}

TEST_CASE("a hint at a finished position has nothing to say") {
    Job job = null_job(Task::hint, 1);
    CHECK(only<HintReport>(answers_of(job, 100)).hint.moves == std::vector<std::string>{"+"});
    job.moves = {"+"};
    CHECK(only<DoneReport>(answers_of(job, 100)).outcome == Outcome::exhausted);
}

TEST_CASE("a generated level is told as level text") {
    Job job = null_job(Task::generate, 0);
    job.level = "largest 9";
    job.solve.seed = 42;
    CHECK(only<LevelReport>(answers_of(job, 1)).level ==
          NullGame::format_level(*NullGame::generate({9}, 42)));
}

TEST_CASE("a job that cannot be understood is an error value") {
    Job bad_level = null_job(Task::solve, 5);
    bad_level.level = "tessera 1 null_game\nx\n";
    CHECK_FALSE(start_work<NullGame>(bad_level));
    Job bad_move = null_job(Task::solve, 5);
    bad_move.moves = {"-"};
    CHECK_FALSE(start_work<NullGame>(bad_move));
    Job bad_engine = null_job(Task::solve, 5);
    bad_engine.solve.engine = "steam";
    CHECK_FALSE(start_work<NullGame>(bad_engine));
    Job bad_params = null_job(Task::generate, 5);
    bad_params.level = "many";
    CHECK_FALSE(start_work<NullGame>(bad_params));
    Job bad_family = null_job(Task::solve, 5);
    bad_family.family = "chess";
    const auto run = JobRun::start(bad_family);
    REQUIRE_FALSE(run);
    CHECK(english(run.error().message) == "there is no puzzle family called chess");
}

}  // namespace tessera
