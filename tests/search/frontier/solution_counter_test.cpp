// Promise: Little memory makes a count slower and changes no total. Also: games/polyomino/engines/counter_test.cpp.

#include "search/frontier/solution_counter.h"

#include "support/drawn_cover.h"

#include <doctest.h>

#include <algorithm>
#include <string>

TEST_SUITE_BEGIN("search/frontier/solution_counter");

using namespace tessera;

namespace {

struct Count {
    std::string total;
    SearchStats stats;

    bool operator==(const Count&) const = default;
};

Count count_of(const GridCover& cover, const CountLimits& limits, Ticks budget) {
    SolutionCounter counter(cover, limits);
    while (counter.advance(budget) != Outcome::exhausted) {
    }
    return {decimal(counter.total()), counter.stats()};
}

std::string total_of(const GridCover& cover, const CountLimits& limits = {}) {
    return count_of(cover, limits, 1'000'000).total;
}

std::string brute_force_total(const GridCover& cover) {
    return std::to_string(all_solutions(cover).size());
}

// Returns the cover of a square by nine dominoes and six bars of three.
GridCover dominoes_and_bars() {
    return drawn_cover(Drawing(6, "......"), {{{"xx"}, 9}, {{"xxx"}, 6}});
}

// Returns a row of cells and distinct single-cell pieces, whose states need more than one word.
GridCover many_resources(int cells, int pieces) {
    return drawn_cover({std::string(static_cast<std::size_t>(cells), '.')},
                       std::vector<DrawnShape>(static_cast<std::size_t>(pieces), DrawnShape{{"x"}, 1}));
}

}  // namespace

TEST_CASE("counts agree with brute force and with what is known") {
    for (const DrawnPuzzle& puzzle : drawn_puzzles()) {
        CAPTURE(puzzle.name);
        CHECK(total_of(puzzle.cover()) == brute_force_total(puzzle.cover()));
    }
    // Kasteleyn 1961, Temperley and Fisher 1961.
    const DrawnShape dominoes{{"xx"}, 32};
    CHECK(total_of(drawn_cover(Drawing(4, "...."), {dominoes})) == "36");
    CHECK(total_of(drawn_cover(Drawing(6, "......"), {dominoes})) == "6728");
    CHECK(total_of(drawn_cover(Drawing(8, "........"), {dominoes})) == "12988816");
}

TEST_CASE("slices change neither the total nor the work") {
    for (const DrawnPuzzle& puzzle : drawn_puzzles()) {
        CAPTURE(puzzle.name);
        for (const std::uint64_t memory_bytes : {std::uint64_t{0}, std::uint64_t{1} << 26}) {
            CountLimits limits;
            limits.memory_bytes = memory_bytes;
            const Count whole = count_of(puzzle.cover(), limits, ~Ticks{0} >> 1);
            CHECK(count_of(puzzle.cover(), limits, 1) == whole);
            CHECK(count_of(puzzle.cover(), limits, 7) == whole);
            CHECK(whole.total == brute_force_total(puzzle.cover()));
        }
    }
}

TEST_CASE("a count stops at its cap and not before") {
    const GridCover cover = drawn_cover({"....", "....", "...."}, {domino});  // 11 tilings
    for (const std::uint64_t cap : {1U, 10U, 11U, 12U}) {
        CountLimits limits;
        limits.cap = cap;
        CHECK(total_of(cover, limits) == std::to_string(std::min<std::uint64_t>(cap, 11)));
    }
}

TEST_CASE("shards add up to the whole and each has something to do") {
    const GridCover cover = dominoes_and_bars();
    SolutionCount total;
    for (int number = 1; number <= 5; ++number) {
        CountLimits limits;
        limits.shard = {number, 5};
        SolutionCounter counter(cover, limits);
        while (counter.advance(1000) != Outcome::exhausted) {
        }
        CHECK_FALSE(counter.total().is_zero());
        total += counter.total();
    }
    CHECK(decimal(total) == total_of(cover));
}

TEST_CASE("resources that do not fit a word are counted by plain search, in shards too") {
    const GridCover cover = many_resources(2, 70);
    CHECK(total_of(cover) == "4830");  // 70 x 69
    SolutionCount total;
    for (int number = 1; number <= 3; ++number) {
        CountLimits limits;
        limits.shard = {number, 3};
        SolutionCounter counter(cover, limits);
        while (counter.advance(7) != Outcome::exhausted) {
        }
        total += counter.total();
    }
    CHECK(decimal(total) == "4830");
}

TEST_CASE("layers that outgrow their memory are finished by plain search") {
    const GridCover cover = dominoes_and_bars();
    const std::string total = total_of(cover);
    for (const std::uint64_t memory_bytes : {0U, 16'000U, 24'000U}) {
        CAPTURE(memory_bytes);
        CountLimits limits;
        limits.memory_bytes = memory_bytes;
        SolutionCounter counter(cover, limits);
        while (counter.advance(1000) != Outcome::exhausted) {
        }
        CHECK(counter.outgrew_memory());
        CHECK(decimal(counter.total()) == total);
    }
}

TEST_CASE("groups of states that are followed in little memory save work against plain search") {
    const GridCover cover = dominoes_and_bars();
    CountLimits limits;
    const Count whole = count_of(cover, limits, 1'000'000);
    limits.memory_bytes = 0;
    const Count plain = count_of(cover, limits, 1'000'000);
    CHECK(plain.total == whole.total);
    for (const std::uint64_t memory_bytes : {200'000U, 250'000U}) {
        CAPTURE(memory_bytes);
        limits.memory_bytes = memory_bytes;
        SolutionCounter counter(cover, limits);
        while (counter.advance(1'000'000) != Outcome::exhausted) {
        }
        CHECK(counter.outgrew_memory());
        CHECK(decimal(counter.total()) == whole.total);
        CHECK(counter.stats().ticks < plain.stats.ticks);
    }
}

TEST_CASE("shards add up however little memory there is") {
    const GridCover cover = dominoes_and_bars();
    for (const std::uint64_t memory_bytes : {0U, 24'000U, 200'000U}) {
        CAPTURE(memory_bytes);
        SolutionCount total;
        for (int number = 1; number <= 3; ++number) {
            CountLimits limits;
            limits.memory_bytes = memory_bytes;
            limits.shard = {number, 3};
            SolutionCounter counter(cover, limits);
            while (counter.advance(1000) != Outcome::exhausted) {
            }
            total += counter.total();
        }
        CHECK(decimal(total) == total_of(cover));
    }
}

TEST_SUITE_END();
