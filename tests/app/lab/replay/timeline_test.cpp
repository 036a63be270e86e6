#include "app/lab/replay/timeline.h"

#include "base/index.h"

#include <doctest.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace tessera {

TEST_SUITE_BEGIN("app/lab/replay/timeline");

namespace {

// Nodes: 1 below the start, with 2 and 3 below it; 4 below the start.
SearchRecord small_search() {
    SearchRecord record;  // step 0 begins
    record.choose(10);
    record.choose(11);
    record.back();
    record.choose(12);
    record.back();
    record.back();
    record.choose(13);
    record.note_solution();
    record.back();
    return record;
}

}  // namespace

TEST_CASE("with a column for each step the bars are the time that the search spends below each position") {
    const SearchRecord record = small_search();
    REQUIRE(record.step_count() == 10);
    std::vector<TimelineBar> bars = timeline_of(record, 10);
    std::sort(bars.begin(), bars.end(), [](const auto& a, const auto& b) { return a.node < b.node; });
    CHECK(bars == std::vector<TimelineBar>{{1, 0, 1, 6}, {2, 1, 2, 3}, {3, 1, 4, 5}, {4, 0, 7, 9}});
}

TEST_CASE("bars of one depth lie beside each other, and below those of their parents") {
    SearchRecord record;
    for (int outer = 0; outer < 40; ++outer) {
        record.choose(outer);
        for (int inner = 0; inner < outer % 7; ++inner) {
            record.choose(inner);
            record.back();
        }
        record.back();
    }
    std::set<std::pair<int, int>> taken;
    for (const TimelineBar& bar : timeline_of(record, 50)) {
        CHECK(bar.from < bar.to);
        for (int column = bar.from; column < bar.to; ++column) {
            CHECK(taken.emplace(column, bar.depth).second);
        }
    }
    for (const auto& [column, depth] : taken) {
        CHECK((depth == 0 || taken.count({column, depth - 1}) == 1));
    }
}

TEST_CASE("nothing was searched: no bars; places and columns belong to each other") {
    CHECK(timeline_of(SearchRecord(), 1).empty());
    CHECK(column_of(0, 100, 0) == 0);
    CHECK(column_of(50, 100, 100) == 50);
    CHECK(step_at(0, 10, 1000) == 50);
    CHECK(step_at(9, 10, 1000) == 950);
}

TEST_SUITE_END();

}  // namespace tessera
