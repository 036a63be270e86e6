#include "search/frontier/solution_enumerator.h"

#include "support/drawn_cover.h"

#include <doctest.h>

#include <algorithm>
#include <set>

TEST_SUITE_BEGIN("search/frontier/solution_enumerator");

using namespace tessera;

namespace {

using Options = std::vector<int>;

constexpr std::uint64_t enough_memory = 1ULL << 26;

std::vector<Options> solutions_in_order(SolutionEnumerator& enumerator, Ticks budget) {
    std::vector<Options> solutions;
    for (Outcome outcome = Outcome::running; outcome != Outcome::exhausted;) {
        outcome = enumerator.advance(budget);
        if (outcome == Outcome::solved) {
            solutions.push_back(enumerator.chosen());
        }
    }
    return solutions;
}

std::set<Options> as_set(std::vector<Options> solutions) {
    for (Options& solution : solutions) {
        std::sort(solution.begin(), solution.end());
    }
    return {solutions.begin(), solutions.end()};
}

// Returns the options that all solutions have in common.
Options forced_by_brute_force(const std::set<Options>& solutions) {
    Options forced = *solutions.begin();
    for (const Options& solution : solutions) {
        const auto end = std::remove_if(forced.begin(), forced.end(), [&](int option) {
            return !std::binary_search(solution.begin(), solution.end(), option);
        });
        forced.erase(end, forced.end());
    }
    return forced;
}

}  // namespace

TEST_CASE("every solution is met once, with a graph and without") {
    for (const DrawnPuzzle& puzzle : drawn_puzzles()) {
        CAPTURE(puzzle.name);
        const GridCover cover = puzzle.cover();
        const std::set<Options> expected = all_solutions(cover);
        for (const std::uint64_t memory_bytes : {std::uint64_t{0}, enough_memory}) {
            CAPTURE(memory_bytes);
            SolutionEnumerator enumerator(cover, memory_bytes);
            const std::vector<Options> met = solutions_in_order(enumerator, 1'000'000);
            CHECK(met.size() == expected.size());
            CHECK(as_set(met) == expected);
            CHECK(enumerator.stats().solutions == expected.size());
            CHECK(enumerator.gave_up_graph() == (memory_bytes == 0));
        }
    }
}

TEST_CASE("slices change neither the order of the solutions nor the work") {
    for (const DrawnPuzzle& puzzle : drawn_puzzles()) {
        CAPTURE(puzzle.name);
        for (const std::uint64_t memory_bytes : {std::uint64_t{0}, enough_memory}) {
            SolutionEnumerator whole(puzzle.cover(), memory_bytes);
            const std::vector<Options> expected = solutions_in_order(whole, ~Ticks{0} >> 1);
            for (const Ticks budget : {Ticks{1}, Ticks{7}}) {
                SolutionEnumerator sliced(puzzle.cover(), memory_bytes);
                CHECK(solutions_in_order(sliced, budget) == expected);
                CHECK(sliced.stats() == whole.stats());
            }
        }
    }
}

TEST_CASE("the summary counts all solutions and knows what they have in common") {
    for (const DrawnPuzzle& puzzle : drawn_puzzles()) {
        CAPTURE(puzzle.name);
        const GridCover cover = puzzle.cover();
        const std::set<Options> expected = all_solutions(cover);
        SolutionEnumerator enumerator(cover, enough_memory);
        CHECK_FALSE(enumerator.summary());
        while (enumerator.advance(1) == Outcome::running) {
        }
        const auto summary = enumerator.summary();
        REQUIRE(summary.has_value() == !expected.empty());
        if (summary) {
            CHECK(decimal(summary->solutions) == std::to_string(expected.size()));
            Options forced = summary->forced;
            std::sort(forced.begin(), forced.end());
            CHECK(forced == forced_by_brute_force(expected));
        }
    }
}

TEST_CASE("each option is counted in all solutions that have it") {
    for (const DrawnPuzzle& puzzle : drawn_puzzles()) {
        CAPTURE(puzzle.name);
        const GridCover cover = puzzle.cover();
        std::vector<SolutionCount> expected(static_cast<std::size_t>(cover.option_count()));
        const std::set<Options> solutions = all_solutions(cover);
        for (const Options& solution : solutions) {
            for (const int option : solution) {
                at(expected, option) += 1;
            }
        }
        SolutionEnumerator enumerator(cover, enough_memory);
        CHECK_FALSE(enumerator.option_counts(cover.option_count()));
        while (enumerator.advance(1) == Outcome::running) {
        }
        const auto counts = enumerator.option_counts(cover.option_count());
        CHECK(counts.has_value() == !solutions.empty());
        if (counts) {
            CHECK(counts->with_option == expected);
            CHECK(decimal(counts->solutions) == std::to_string(solutions.size()));
        }
    }
}

TEST_CASE("without a graph there is no summary") {
    SolutionEnumerator enumerator(drawn_cover({"..", ".."}, {domino}), 0);
    while (enumerator.advance(1) == Outcome::running) {
    }
    CHECK(enumerator.gave_up_graph());
    CHECK_FALSE(enumerator.summary());
    CHECK_FALSE(enumerator.option_counts(4));
}

TEST_SUITE_END();
