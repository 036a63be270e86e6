#include "search/frontier/frontier_search.h"

#include "support/drawn_cover.h"
#include "support/taking_turns.h"

#include <doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

TEST_SUITE_BEGIN("search/frontier/frontier_search");

using namespace tessera;

namespace {

using PathSearch = FrontierSearch<PathCount>;

template <class Value>
void run_to_the_end(FrontierSearch<Value>& search) {
    while (search.step()) {
    }
}

std::uint64_t total_of(const PathSearch& search) {
    std::uint64_t total = 0;
    for (const auto& state : search.finals()) {
        total += state.value.paths.low;
    }
    return total;
}

// Returns the states of a frontier, independent of their order.
std::set<std::pair<std::uint64_t, std::uint64_t>> states_of(const PathSearch& search, int frontier) {
    std::set<std::pair<std::uint64_t, std::uint64_t>> states;
    for (const auto& state : search.graph().frontier(frontier).states) {
        states.insert({state.remaining, state.value.paths.low});
    }
    return states;
}

int most_kept_by_brute_force(const GridCover& cover, const std::vector<int>& soft_options) {
    int most = -1;
    for (const std::vector<int>& solution : all_solutions(cover)) {
        const auto kept = std::count_if(soft_options.begin(), soft_options.end(), [&](int option) {
            return std::binary_search(solution.begin(), solution.end(), option);
        });
        most = std::max(most, static_cast<int>(kept));
    }
    return most;
}

}  // namespace

TEST_CASE("as many paths lead to the final states as there are solutions") {
    for (const DrawnPuzzle& puzzle : drawn_puzzles()) {
        CAPTURE(puzzle.name);
        const GridCover cover = puzzle.cover();
        for (const bool keeps_all : {false, true}) {
            PathSearch search(cover, PathCount{1}, keeps_all);
            run_to_the_end(search);
            CHECK(total_of(search) == all_solutions(cover).size());
            CHECK_FALSE(search.step());
        }
    }
}

TEST_CASE("equal states are merged: no frontier comes twice, and none of its states") {
    for (const DrawnPuzzle& puzzle : drawn_puzzles()) {
        CAPTURE(puzzle.name);
        PathSearch search(puzzle.cover(), PathCount{1}, true);
        run_to_the_end(search);
        std::set<std::pair<int, std::vector<std::uint64_t>>> frontiers;
        for (const int frontier : search.order()) {
            const std::uint64_t* words = search.graph().words(frontier);
            frontiers.insert({search.graph().cell(frontier), {words, words + search.table().word_count()}});
            std::set<std::uint64_t> remaining;
            for (const auto& state : search.graph().frontier(frontier).states) {
                remaining.insert(state.remaining);
            }
            CHECK(remaining.size() == search.graph().frontier(frontier).states.size());
        }
        CHECK(frontiers.size() == search.order().size());
    }
}

TEST_CASE("frontiers are pulled in the order of their first uncovered cells") {
    PathSearch search(drawn_cover({"....", "....", "...."}, {domino}), PathCount{1}, true);
    run_to_the_end(search);
    std::vector<int> cells;
    for (const int frontier : search.order()) {
        cells.push_back(search.graph().cell(frontier));
    }
    CHECK(std::is_sorted(cells.begin(), cells.end()));
    CHECK(cells.front() == 0);
    CHECK(cells.back() == 12);
}

TEST_CASE("a team makes the same tables as one worker") {
    const GridCover cover = drawn_cover(Drawing(5, "......"), {{{"xx"}, 9}, {{"xxx"}, 4}});
    PathSearch alone(cover, PathCount{1}, true);
    run_to_the_end(alone);
    for (const int size : {1, 2, 5}) {
        CAPTURE(size);
        TakingTurns team(size);
        PathSearch together(cover, PathCount{1}, true);
        while (together.step(team)) {
        }
        CHECK(together.stats() == alone.stats());
        REQUIRE(together.order() == alone.order());
        for (const int frontier : alone.order()) {
            CHECK(states_of(together, frontier) == states_of(alone, frontier));
        }
    }
}

TEST_CASE("a team that forgets what it has pulled comes to the same total and frees its states") {
    const GridCover cover = drawn_cover(Drawing(6, "......"), {{{"xx"}, 9}, {{"xxx"}, 6}});
    PathSearch alone(cover, PathCount{1}, false);
    std::uint64_t most_bytes = 0;
    while (alone.step()) {
        most_bytes = std::max(most_bytes, alone.bytes());
    }
    TakingTurns team(3);
    PathSearch together(cover, PathCount{1}, false);
    while (together.step(team)) {
    }
    CHECK(total_of(together) == total_of(alone));
    for (const int frontier : alone.order()) {
        const bool is_final = frontier == alone.final_frontier();
        CHECK(alone.graph().frontier(frontier).states.empty() != is_final);
        CHECK(together.graph().frontier(frontier).states.empty() != is_final);
    }
    CHECK(most_bytes > alone.graph().bytes());
}

TEST_CASE("shards meet every solution once between them") {
    const GridCover cover = drawn_cover(Drawing(5, "......"), {{{"xx"}, 9}, {{"xxx"}, 4}});
    PathSearch whole(cover, PathCount{1}, false);
    run_to_the_end(whole);
    for (const int count : {2, 3, 7}) {
        std::uint64_t total = 0;
        for (int number = 1; number <= count; ++number) {
            PathSearch shard(cover, PathCount{1}, false);
            shard.keep_shard({number, count});
            run_to_the_end(shard);
            CHECK(total_of(shard) < total_of(whole));
            total += total_of(shard);
        }
        CHECK(total == total_of(whole));
    }
}

TEST_CASE("the best path keeps as many soft options as any solution") {
    for (const DrawnPuzzle& puzzle : drawn_puzzles()) {
        CAPTURE(puzzle.name);
        const GridCover cover = puzzle.cover();
        std::vector<int> soft_options;
        for (int option = 0; option < cover.option_count() && soft_options.size() < 12; option += 3) {
            soft_options.push_back(option);
        }
        const int most = most_kept_by_brute_force(cover, soft_options);
        for (int max_loss = 0; max_loss <= int_size(soft_options); ++max_loss) {
            CAPTURE(max_loss);
            FrontierSearch<BestPath> search(cover, BestPath{0}, true,
                                            SoftOptions{soft_options, max_loss, {}});
            run_to_the_end(search);
            int kept = -1;
            for (const auto& state : search.finals()) {
                kept = std::max(kept, state.value.kept);
            }
            CHECK(kept == (most >= int_size(soft_options) - max_loss ? most : -1));
        }
    }
}

TEST_CASE("resources that do not fit a word are reported") {
    const std::vector<DrawnShape> many(70, DrawnShape{{"x"}, 1});
    CHECK_FALSE(PathSearch(drawn_cover({".."}, many), PathCount{1}, false).fits());
}

TEST_SUITE_END();
