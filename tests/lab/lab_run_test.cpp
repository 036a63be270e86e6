#include "lab/lab_run.h"

#include "games/polyomino/engine_ids.h"
#include "games/polyomino/polyomino.h"
#include "lab/lab_runs.h"
#include "session/any_session.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("lab/lab_run");

namespace {

LabCase case_of(const std::string& level, const std::string& engine) {
    SolveOptions options;
    options.engine = engine;
    return {std::make_shared<LabInput>(LabInput{"here", std::string(Polyomino::id), {level, {}}}), options};
}

const std::string twelve = "tessera 1 polyomino\nboard\n" +
                           std::string(60, '.').insert(20, "\n").insert(41, "\n") +
                           "\nend\nset pentominoes\n";
// Has 16 solutions.
const std::string three =
    "tessera 1 polyomino\nboard\n...\n...\n...\nend\npiece V\nX.\nXX\nend\n"
    "piece L\nX..\nXXX\nend\npiece D\nXX\nend\n";
const std::string odd = "tessera 1 polyomino\nboard\n....\nend\npiece V\nX.\nXX\nend\npiece I\nX\nend\n";

}  // namespace

TEST_CASE("a run says how it ended and what it cost") {
    const auto run = run_case(case_of(twelve, "algorithm_x+zones"), {});
    REQUIRE(run);
    CHECK(run->outcome == LabOutcome::solved);
    CHECK(run->is_done());
    CHECK(run->engine == "algorithm_x+zones");
    CHECK(run->heuristic == "default");
    CHECK(run->stats.nodes > 0);
    CHECK(run->updates.value_or(0) > run->stats.nodes);
    CHECK(run_case(case_of(twelve, "cell_first"), {})->updates == std::nullopt);
}

TEST_CASE("a run that proves that there is no solution tells its counters, too") {
    const auto run = run_case(case_of(odd, "algorithm_x"), {});
    REQUIRE(run);
    CHECK(run->outcome == LabOutcome::exhausted);
    CHECK(run->updates.has_value());
}

TEST_CASE("a run ends at its limit of ticks, the same each time, or when it is interrupted") {
    LabLimits limits;
    limits.ticks = 3000;
    const auto one = run_case(case_of(twelve, "algorithm_x"), limits);
    const auto other = run_case(case_of(twelve, "algorithm_x"), limits);
    REQUIRE(one);
    CHECK(one->outcome == LabOutcome::stopped);
    CHECK_FALSE(one->is_done());
    CHECK(one->stats == other->stats);
    CHECK(one->remarks == other->remarks);
    limits.is_interrupted = [] {
        return true;
    };
    CHECK(run_case(case_of(twelve, "algorithm_x"), limits)->outcome == LabOutcome::interrupted);
}

TEST_CASE(
    "asked for all solutions every engine comes to an end, and those that prove it find the same number") {
    for (const EngineInfo& engine : polyomino::engines) {
        CAPTURE(engine.id);
        LabCase lab_case = case_of(three, std::string(engine.id));
        lab_case.finds_all = true;
        const auto run = run_case(lab_case, {});
        REQUIRE(run);
        REQUIRE(run->is_done());
        CHECK(run->stats.solutions == (run->outcome == LabOutcome::exhausted ? 16 : 1));
        CHECK((run->outcome == LabOutcome::exhausted || engine.proves == Proof::nothing));
    }
}

TEST_CASE("a search by exact cover goes on past each solution when it is asked for all") {
    for (const std::string engine : {"dancing_links", "algorithm_x", "algorithm_x+leftmost+zones"}) {
        CAPTURE(engine);
        LabCase lab_case = case_of(three, engine);
        const auto first = run_case(lab_case, {});
        lab_case.finds_all = true;
        const auto all = run_case(lab_case, {});
        REQUIRE(all);
        CHECK(first->outcome == LabOutcome::solved);
        CHECK(all->outcome == LabOutcome::exhausted);
        CHECK(all->stats.solutions > 1);
        CHECK(all->stats.nodes > first->stats.nodes);
    }
}

TEST_CASE("what cannot be started is an error") {
    CHECK_FALSE(run_case(case_of(twelve, "steam"), {}));
    CHECK_FALSE(run_case(case_of("no level", ""), {}));
}

TEST_CASE("searches are the same if all but seed, memory and time is equal") {
    LabRun first = lab_run("plain", "default", 1, 100);
    LabRun second = lab_run("plain", "default", 2, 100);
    second.memory_bytes = 4096;
    second.elapsed_ms = 7;
    CHECK(are_same_searches({first, second}));
    CHECK(are_same_searches({}));
    second.stats.nodes = 101;
    CHECK_FALSE(are_same_searches({first, second}));
    second = first;
    second.outcome = LabOutcome::stopped;
    CHECK_FALSE(are_same_searches({first, second}));
    second = first;
    second.counts.reached = 3;
    CHECK_FALSE(are_same_searches({first, second}));
    second = first;
    second.heuristic = "other";
    CHECK_FALSE(are_same_searches({first, second}));
}

TEST_SUITE_END();

}  // namespace tessera
