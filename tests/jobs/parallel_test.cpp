#include "jobs/parallel.h"

#include "jobs/work.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("jobs/parallel");

namespace {

Job null_count(int target) {
    Job job;
    job.task = Task::count;
    job.family = NullGame::id;
    job.level = NullGame::format_level({target});
    return job;
}

// Works the parts off in turns, one slice each, as if they ran side by side.
std::vector<Report> gathered(const Job& job, int run_count) {
    std::vector<JobRun> runs;
    for (const Job& part : share_out(job, run_count)) {
        runs.push_back(JobRun(std::move(*start_work<NullGame>(part))));
    }
    Gathering gathering(job, int_size(runs));
    std::vector<Report> told;
    while (!gathering.is_done()) {
        for (int part = 0; part < int_size(runs); ++part) {
            for (const Report& report : at(runs, part).advance(3)) {
                const std::vector<Report> now = gathering.add(part, report);
                told.insert(told.end(), now.begin(), now.end());
            }
        }
    }
    return told;
}

}  // namespace

TEST_CASE("a count has the same total for every number of runs") {
    for (int run_count = 1; run_count <= 5; ++run_count) {
        CAPTURE(run_count);
        const std::vector<Report> told = gathered(null_count(77), run_count);
        REQUIRE(told.size() >= 2);
        CHECK((told[told.size() - 2] == Report(CountReport{"77", true})));
        CHECK(std::holds_alternative<DoneReport>(told.back()));
    }
}

TEST_CASE("a capped count ends as soon as the cap is reached") {
    Job job = null_count(77);
    job.count.cap = 5;
    const std::vector<Report> told = gathered(job, 2);
    REQUIRE(told.size() >= 2);
    const auto* const count = std::get_if<CountReport>(&told[told.size() - 2]);
    REQUIRE(count != nullptr);
    CHECK_FALSE(count->is_exact);
    CHECK(has_reached(count->total, 5));
}

TEST_CASE("a race ends with the first answer and listens to nobody after it") {
    Job job = null_count(5);
    job.task = Task::solve;
    Gathering race(job, 2);
    CHECK(race.add(0, ProgressReport{{}, {"+"}}).size() == 1);
    CHECK(race.add(1, SolutionReport{{"+", "+"}, {}}).size() == 1);
    CHECK(race.add(1, DoneReport{Outcome::solved, {}, {}}).size() == 1);
    CHECK(race.is_done());
    CHECK(race.add(0, DoneReport{Outcome::exhausted, {}, {}}).empty());
}

TEST_CASE("a racer that gives up ends the race only when it is the last one") {
    Job job = null_count(5);
    job.task = Task::solve;
    Gathering race(job, 2);
    CHECK(race.add(1, DoneReport{Outcome::running, {}, say("no memory")}).empty());
    CHECK_FALSE(race.is_done());
    CHECK(race.add(0, DoneReport{Outcome::running, {}, say("no memory")}).size() == 1);
    CHECK(race.is_done());
}

TEST_CASE("a part of a count that fails ends the count without a total") {
    Gathering gathering(null_count(5), 2);
    const std::vector<Report> told = gathering.add(0, DoneReport{Outcome::running, {}, say("no memory")});
    REQUIRE(told.size() == 1);
    CHECK(std::get<DoneReport>(told.front()).outcome == Outcome::running);
    CHECK(gathering.is_done());
}

TEST_CASE("the racers differ in their seed and the first is the job itself") {
    Job job = null_count(5);
    job.task = Task::solve;
    job.solve.seed = 7;
    const std::vector<Job> racers = share_out(job, 3);
    REQUIRE(racers.size() == 3);
    CHECK((racers.front() == job));
    CHECK(racers.back().solve.seed == 9);
}

}  // namespace tessera
