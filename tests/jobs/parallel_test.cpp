// Promise: A count has the same total for any number of threads, and a race the same winner; easy puzzles take one
//     worker. Also: jobs/pool_test.cpp, jobs/race_test.cpp.

#include "jobs/parallel.h"

#include "games/polyomino/engine_ids.h"
#include "jobs/run.h"
#include "jobs/work.h"

#include <doctest.h>

#include <algorithm>
#include <array>

namespace tessera {

TEST_SUITE_BEGIN("jobs/parallel");

namespace {

constexpr HeadStart no_head_start{0, 0};
constexpr HeadStart head_start{100, 300};

// Returns a job that is never run, for races by seed.
Job any_race() {
    return {std::string(EdgeMatch::id), SolveJob{}};
}

Job null_count(int target, const CountOptions& options = {}) {
    return {std::string(NullGame::id), CountJob{{NullGame::format_level({target}), {}}, options}};
}

const SolveOptions& options_of(const Job& job) {
    return std::get<SolveJob>(job.task).options;
}

FailedReport no_memory() {
    return {{ErrorCode::limit_exceeded, 0, say("no memory")}};
}

// Runs the parts alternately, one slice each, as if in parallel.
std::vector<Report> merged(const Job& job, int run_count) {
    std::vector<JobRun> runs;
    for (const Job& part : split_job(job, run_count)) {
        runs.push_back(JobRun(std::move(*start_work<NullGame>(part))));
    }
    ReportMerger merger(job, int_size(runs));
    std::vector<Report> told;
    while (!merger.is_done()) {
        for (int part = 0; part < int_size(runs); ++part) {
            for (const Report& report : at(runs, part).advance(3)) {
                const std::vector<Report> now = merger.add(part, report);
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
        const std::vector<Report> told = merged(null_count(77), run_count);
        REQUIRE(told.size() >= 2);
        CHECK((told[told.size() - 2] == Report(CountReport{77, true})));
        CHECK(std::holds_alternative<DoneReport>(told.back()));
    }
}

TEST_CASE("a capped count ends as soon as the cap is reached") {
    CountOptions options;
    options.cap = 5;
    const std::vector<Report> told = merged(null_count(77, options), 2);
    REQUIRE(told.size() >= 2);
    const auto* const count = std::get_if<CountReport>(&told[told.size() - 2]);
    REQUIRE(count != nullptr);
    CHECK_FALSE(count->is_exact);
    CHECK(is_at_least(count->total, 5));
}

namespace {

SearchStats after(Ticks ticks) {
    SearchStats stats;
    stats.ticks = ticks;
    return stats;
}

}  // namespace

TEST_CASE("a race is won with the fewest ticks, whoever comes in first") {
    for (const bool is_turned : {false, true}) {
        ReportMerger race(any_race(), 3, no_head_start);
        CHECK(race.add(0, ProgressReport{after(5), {"+"}}).size() == 1);
        for (const int racer : {is_turned ? 2 : 1, is_turned ? 1 : 2}) {
            CHECK(race.add(racer, SolutionReport{{racer == 1 ? "+" : "-"}, {}}).empty());
            CHECK(race.add(racer, DoneReport{Outcome::solved, after(racer == 1 ? 40 : 90), {}}).empty());
        }
        CHECK_FALSE(race.is_done());
        const std::vector<Report> told = race.add(0, ProgressReport{after(41), {}});
        REQUIRE(told.size() == 2);
        CHECK((told.front() == Report(SolutionReport{{"+"}, {}})));
        CHECK(std::get<DoneReport>(told.back()).stats == after(40));
        CHECK(race.is_done());
        CHECK(race.add(0, DoneReport{Outcome::exhausted, {}, {}}).empty());
    }
}

TEST_CASE("of equals the first racer wins, even if it comes in last") {
    ReportMerger race(any_race(), 2, no_head_start);
    CHECK(race.add(1, SolutionReport{{"-"}, {}}).empty());
    CHECK(race.add(1, DoneReport{Outcome::solved, after(7), {}}).empty());
    CHECK(race.add(0, ProgressReport{after(7), {}}).size() == 1);
    CHECK(race.add(0, SolutionReport{{"+"}, {}}).empty());
    const std::vector<Report> told = race.add(0, DoneReport{Outcome::solved, after(7), {}});
    REQUIRE(told.size() == 2);
    CHECK((told.front() == Report(SolutionReport{{"+"}, {}})));
}

TEST_CASE("a proof that there is no solution ends a race at once") {
    ReportMerger race(any_race(), 2, no_head_start);
    const std::vector<Report> told = race.add(1, DoneReport{Outcome::exhausted, after(9), {}});
    REQUIRE(told.size() == 1);
    CHECK(std::get<DoneReport>(told.front()).outcome == Outcome::exhausted);
    CHECK(race.is_done());
}

TEST_CASE("a racer that gives up ends the race only when it is the last one") {
    ReportMerger race(any_race(), 2, no_head_start);
    CHECK(race.add(1, no_memory()).empty());
    CHECK_FALSE(race.is_done());
    CHECK((race.add(0, no_memory()) == std::vector<Report>{no_memory()}));
    CHECK(race.is_done());
}

TEST_CASE("a part of a count that fails ends the count without a total") {
    ReportMerger merger(null_count(5), 2);
    CHECK((merger.add(0, no_memory()) == std::vector<Report>{no_memory()}));
    CHECK(merger.is_done());
}

TEST_CASE("the racers differ in their seed and the first is the job itself") {
    SolveOptions options;
    options.seed = 7;
    const Job job{std::string(EdgeMatch::id), SolveJob{{}, options}};
    std::vector<Job> racers = split_job(job, 3);
    REQUIRE(racers.size() == 3);
    CHECK(options_of(racers.back()).seed == 9);
    std::get<SolveJob>(racers.front().task).options.memory_bytes = options.memory_bytes;
    CHECK((racers.front() == job));
}

TEST_CASE("the racers of a player's race have the memory of one run between them") {
    const Job job = any_race();
    for (int run_count = 1; run_count <= most_racers; ++run_count) {
        CAPTURE(run_count);
        std::uint64_t sum = 0;
        for (const Job& racer : split_job(job, run_count)) {
            sum += options_of(racer).memory_bytes;
        }
        CHECK(sum <= options_of(job).memory_bytes);
    }
    CHECK(options_of(split_job(job, 64).back()).memory_bytes == options_of(job).memory_bytes / most_racers);
}

TEST_CASE("a count is due in all its parts at once") {
    CHECK(ReportMerger(null_count(5), 16).due_count() == 16);
}

TEST_CASE("nobody else is started when the first racer answers early") {
    ReportMerger race(any_race(), 3, head_start);
    CHECK(race.due_count() == 1);
    race.add(0, ProgressReport{after(100), {}});
    CHECK(race.due_count() == 1);
    race.add(0, SolutionReport{{"+"}, {}});
    CHECK(race.add(0, DoneReport{Outcome::solved, after(300), {}}).size() == 2);
    CHECK(race.is_done());
    CHECK(race.due_count() == 0);
}

TEST_CASE("the other racers are started once the first has told of enough ticks") {
    ReportMerger race(any_race(), 3, head_start);
    race.add(0, ProgressReport{after(101), {}});
    CHECK(race.due_count() == 3);
}

TEST_CASE("the other racers are started when the first gives up, and their answer counts") {
    ReportMerger race(any_race(), 3, head_start);
    CHECK(race.add(0, no_memory()).empty());
    CHECK(race.due_count() == 3);
    CHECK(race.add(1, SolutionReport{{"-"}, {}}).empty());
    CHECK(race.add(1, DoneReport{Outcome::solved, after(7), {}}).empty());
    CHECK(race.add(2, no_memory()).size() == 2);
    CHECK(race.is_done());
}

namespace {

struct Answer {
    int racer = 0;
    Ticks ticks = 0;
    std::string move;
};

// Returns the winning move when the answers arrive in this order.
std::string winner_of(const std::vector<Answer>& answers) {
    ReportMerger race(any_race(), int_size(answers), head_start);
    std::vector<Report> told;
    for (const Answer& answer : answers) {
        race.add(answer.racer, SolutionReport{{answer.move}, {}});
        told = race.add(answer.racer, DoneReport{Outcome::solved, after(answer.ticks), {}});
        if (race.is_done()) {
            return std::get<SolutionReport>(told.front()).moves.front();
        }
    }
    return {};
}

}  // namespace

TEST_CASE("after the head start the fewest ticks win, in whichever order the answers come in") {
    std::vector<int> order = {0, 1, 2};
    do {
        const auto winner_with = [&](Ticks first_ticks) {
            const std::array<Answer, 3> answers = {
                {{0, first_ticks, "first"}, {1, 150, "second"}, {2, 80, "third"}}};
            return winner_of({at(answers, order[0]), at(answers, order[1]), at(answers, order[2])});
        };
        CHECK(winner_with(300) == "first");
        CHECK(winner_with(380) == "first");
        CHECK(winner_with(381) == "third");
        CHECK(winner_with(9000) == "third");
    } while (std::next_permutation(order.begin(), order.end()));
}

TEST_CASE("polyomino racers try the pieces in the orders of all heuristics") {
    const std::vector<Job> racers = split_job({"polyomino", SolveJob{}}, 11);
    for (const HeuristicInfo& heuristic : polyomino::heuristics) {
        const std::string_view name = heuristic.id;
        CAPTURE(name);
        const bool is_default = name == "awkward";
        CHECK(std::any_of(racers.begin(), racers.end(), [&](const Job& racer) {
            return options_of(racer).heuristic == (is_default ? "" : name);
        }));
    }
    SolveOptions holes;
    holes.heuristic = "holes";
    for (const Job& racer : split_job({"polyomino", SolveJob{{}, holes}}, 11)) {
        CHECK(options_of(racer).heuristic == "holes");
    }
}

TEST_CASE("a race of heuristics has the same answer every time") {
    const Position position{
        "tessera 1 polyomino\nboard\n...........\n...........\n...........\n...........\n...........\n"
        "end\nset iq\n",
        {}};
    const Job job{"polyomino", SolveJob{position, {}}};
    std::vector<Report> first;
    for (const Ticks slice : {Ticks{100}, Ticks{3000}, Ticks{77}}) {
        std::vector<JobRun> runs;
        for (const Job& part : split_job(job, 4)) {
            runs.push_back(std::move(*JobRun::start(part)));
        }
        ReportMerger race(job, 4, no_head_start);
        std::vector<Report> told;
        for (int turn = 0; !race.is_done(); ++turn) {
            const int racer = slice == 77 ? 3 - turn % 4 : turn % 4;
            for (const Report& report : at(runs, racer).advance(slice)) {
                const std::vector<Report> now = race.add(racer, report);
                told.insert(told.end(), now.begin(), now.end());
            }
        }
        REQUIRE(told.size() >= 2);
        told.erase(told.begin(), told.end() - 2);
        REQUIRE(std::holds_alternative<SolutionReport>(told.front()));
        first = first.empty() ? told : first;
        CHECK((told == first));
    }
}

}  // namespace tessera
