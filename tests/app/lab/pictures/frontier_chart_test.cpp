// Promise: Open and closed states, by f or by distance, are counted as defined. Also: browser/lab_frontier.test.mjs.

#include "app/lab/pictures/frontier_chart.h"

#include "session/shipped_levels.h"

#include <doctest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("app/lab/pictures/frontier_chart");

namespace {

std::unique_ptr<RecordedSearch> search_of(std::string_view name, const std::string& engine,
                                          const std::string& heuristic = {}) {
    const auto& levels = shipped_levels();
    const auto level = std::find_if(levels.begin(), levels.end(),
                                    [&](const ShippedLevel& each) { return each.name == name; });
    SolveOptions options;
    options.engine = engine;
    options.heuristic = heuristic;
    auto search = *RecordedSearch::start("number_swap", {level->text, {}}, options);
    while (search->advance(100'000) == Outcome::running) {
    }
    return search;
}

FrontierCount kind_of(const RecordedSearch& search, int node) {
    const int depth = search.record().node(node).depth;
    const bool is_from_goal = std::get<StoredStates>(search.kind()).is_from_goal(node);
    const auto estimate = search.estimate(node);
    return {estimate ? estimate->f : depth - (is_from_goal ? 1.0 : 0.0), 0, 0, is_from_goal};
}

// Counts from the definition: the last path to each grid, and whether it was expanded.
std::vector<FrontierCount> counted(const RecordedSearch& search, int place) {
    struct Known {
        int node = 0;
        bool is_closed = false;
    };
    std::map<int, Known> grids;  // by the first node of the same grid
    std::map<int, int> first_of;
    std::map<std::pair<bool, double>, FrontierCount> counts;
    const SearchRecord& record = search.record();
    for (int step = 0; step < place; ++step) {
        const RecordedStep& recorded = record.step(step);
        if (recorded.kind == RecordedKind::meet) {
            break;
        }
        if (recorded.kind == RecordedKind::begin || recorded.kind == RecordedKind::choose) {
            const int first = recorded.value < 0 ? recorded.node : first_of.at(recorded.value);
            first_of[recorded.node] = first;
            grids[first] = {recorded.node, false};
        } else if (recorded.kind == RecordedKind::visit) {
            grids.at(first_of.at(recorded.node)).is_closed = true;
        }
    }
    for (const auto& each : grids) {
        const FrontierCount kind = kind_of(search, each.second.node);
        const double rank = kind.is_from_goal ? -kind.f : kind.f;  // the goal's last, descending
        FrontierCount& count = counts.try_emplace({kind.is_from_goal, rank}, kind).first->second;
        ++(each.second.is_closed ? count.closed : count.open);
    }
    std::vector<FrontierCount> result;
    for (const auto& each : counts) {
        result.push_back(each.second);
    }
    return result;
}

}  // namespace

TEST_CASE("open and closed states are counted as from the definition, whichever way a place is come to") {
    for (const auto& search :
         {search_of("18-tumbled", "a_star"), search_of("08-small-change", "a_star", "linear:0,1000"),
          search_of("08-small-change", "bfs"), search_of("18-tumbled", "bidirectional")}) {
        FrontierCounts counts;
        counts.read(*search);
        const int end = search->record().step_count();
        for (const int place : {1, 2, end / 2, end, end / 3, 7, end - 1}) {
            counts.go_to(search->record(), place);
            CHECK(counts.counts() == counted(*search, place));
        }
        CHECK(counts.last_counts() == counted(*search, end));
    }
}

TEST_CASE("what is bettered is the same grid") {
    const auto search = search_of("08-small-change", "a_star", "linear:0,1000");
    int bettered = 0;
    for (int step = 0; step < search->record().step_count(); ++step) {
        const RecordedStep& recorded = search->record().step(step);
        if (recorded.kind == RecordedKind::choose && recorded.value >= 0) {
            const std::vector<int> same = search->similar(recorded.node);
            CHECK(std::binary_search(same.begin(), same.end(), recorded.value));
            ++bettered;
        }
    }
    CHECK(bettered > 0);
}

TEST_CASE("in the end the states taken up are those of the statistics, and the goal") {
    const auto search = search_of("18-tumbled", "a_star");
    FrontierCounts counts;
    counts.read(*search);
    counts.go_to(search->record(), search->record().step_count());
    CHECK(static_cast<std::uint64_t>(counts.closed_count()) == search->stats().nodes + 1);
    int reached = 1;
    for (int step = 0; step < search->record().step_count(); ++step) {
        const RecordedStep& recorded = search->record().step(step);
        reached += recorded.kind == RecordedKind::choose && recorded.value < 0 ? 1 : 0;
    }
    CHECK(counts.open_count() + counts.closed_count() == reached);
}

TEST_CASE("in the end of a search by distance all states of the statistics are open or closed") {
    for (const std::string engine : {"bfs", "bidirectional"}) {
        CAPTURE(engine);
        const auto search = search_of("05-a-wall-in-the-way", engine);
        FrontierCounts counts;
        counts.read(*search);
        counts.go_to(search->record(), search->record().step_count());
        const std::uint64_t ends = engine == "bfs" ? 1 : 2;
        CHECK(static_cast<std::uint64_t>(counts.open_count() + counts.closed_count()) ==
              search->stats().nodes + ends);
        CHECK(counts.counts().front().f == 0);
        CHECK(counts.counts().back().is_from_goal == (engine == "bidirectional"));
        if (engine == "bidirectional") {
            CHECK(counts.counts().back().f == 0);
            CHECK(counts.counts().back().closed == 1);
        }
    }
}

TEST_CASE("a record that grows is read on, and searches that store no states have no frontier") {
    const auto whole = search_of("18-tumbled", "a_star");
    SolveOptions options;
    options.engine = "a_star";
    const auto& levels = shipped_levels();
    const auto level = std::find_if(levels.begin(), levels.end(),
                                    [](const ShippedLevel& each) { return each.name == "18-tumbled"; });
    auto search = *RecordedSearch::start("number_swap", {level->text, {}}, options);
    FrontierCounts counts;
    while (search->advance(50) == Outcome::running) {
        counts.read(*search);
        counts.go_to(search->record(), search->record().step_count());
    }
    counts.read(*search);
    counts.go_to(search->record(), search->record().step_count());
    CHECK(counts.counts() == counted(*whole, whole->record().step_count()));
    CHECK(std::holds_alternative<StoredStates>(whole->kind()));
    CHECK_FALSE(std::holds_alternative<StoredStates>(search_of("05-a-wall-in-the-way", "beam+3")->kind()));
    CHECK_FALSE(std::holds_alternative<StoredStates>(search_of("05-a-wall-in-the-way", "naive")->kind()));
    CHECK_FALSE(std::holds_alternative<StoredStates>(search_of("14-sideways", "ida_star")->kind()));
}

TEST_CASE("bars have all that is counted, however few there are") {
    for (const std::string engine : {"a_star", "bfs", "bidirectional"}) {
        CAPTURE(engine);
        const auto search = search_of("08-small-change", engine);
        FrontierCounts counts;
        counts.read(*search);
        counts.go_to(search->record(), search->record().step_count());
        for (const int most : {1, 2, 3, 100}) {
            const FrontierBars bars = frontier_bars(counts.counts(), counts.last_counts(), most);
            CHECK(int_size(bars.bars) <= std::max(most, 1) + 1);
            int all = 0;
            for (const FrontierCount& bar : bars.bars) {
                all += bar.open + bar.closed;
            }
            CHECK(all == counts.open_count() + counts.closed_count());
        }
    }
}

TEST_SUITE_END();

}  // namespace tessera
