// Promise: "Reached" and "expanded" mean the same in record, table and chart. Also: cli/lab_measures_test.cpp.

#include "search/position_counts.h"

#include "lab/lab_run.h"
#include "lab/record/recorded.h"

#include <doctest.h>

// The page and the table show the same number of positions.

namespace tessera {

TEST_SUITE_BEGIN("lab/record/position_counts");

namespace {

// Returns the number of steps on the path from the other end.
int joined_steps(const SearchRecord& record) {
    const std::vector<RecordedStep> steps = steps_of(record);
    return static_cast<int>(std::count_if(
        steps.begin(), steps.end(), [](const RecordedStep& step) { return step.reason == reason_joined; }));
}

// Returns the run as `tessera lab` measures it, with the unrecorded engine.
LabRun run_of(const SearchCase& one) {
    SolveOptions options;
    options.engine = one.engine;
    options.heuristic = one.heuristic;
    const auto run = run_case(
        {std::make_shared<LabInput>(LabInput{"here", one.family, {text_of_level(one.family, one.level), {}}}),
         options},
        {});
    REQUIRE(run);
    return *run;
}

}  // namespace

TEST_CASE("reached and expanded mean the same of every engine, in its record and in the table") {
    std::vector<SearchCase> cases = all_searches();
    cases.push_back({"polyomino", "03-five-square", "annealing"});
    cases.push_back({"polyomino", "03-five-square", "annealing+heat_bath"});
    for (const SearchCase& one : cases) {
        CAPTURE(one);
        const auto search = finished(one);
        const SearchRecord& record = search->record();
        const bool is_from_both_ends = one.engine == "bidirectional";
        const int beside =
            is_from_both_ends ? 1 + joined_steps(record) : 0;  // the goal and the path from the meeting
        if (!record.is_cut()) {
            CHECK(search->counts().reached == static_cast<std::uint64_t>(record.node_count() - 1 - beside));
        }
        if (search->counts().expanded) {
            const int visited = count_of(record, RecordedKind::visit);
            CHECK(search->counts().expanded ==
                  static_cast<std::uint64_t>(visited - (is_from_both_ends ? 0 : 1)));
        }
        if (one.engine != "ida_star" && one.engine != "beam+3" && !record.is_cut()) {
            CHECK(run_of(one).counts == search->counts());
        }
    }
}

TEST_CASE("A* and a search breadth first are told apart by the same measure") {
    const SearchCase a_star{"number_swap", "08-small-change", "a_star"};
    const SearchCase breadth_first{"number_swap", "08-small-change", "bfs"};
    CHECK(run_of(a_star).counts == PositionCounts{54, 9});
    CHECK(run_of(breadth_first).counts == PositionCounts{528, 316});
}

TEST_SUITE_END();

}  // namespace tessera
