#include "search/exact_cover/bit_cover.h"

#include "search/exact_cover/dancing_links.h"
#include "search/exact_cover/problems.h"
#include "support/rounds.h"

#include <doctest.h>

#include <algorithm>

namespace tessera {

namespace {

// Returns the problem with as many secondary items more, of which every option has at most one, its own.
ExactCover with_items_behind(const ExactCover& problem, int count) {
    ExactCover wide(problem.primary_count(), problem.item_count() - problem.primary_count() + count);
    for (int option = 0; option < problem.option_count(); ++option) {
        std::vector<int> items;
        for (int place = 0; place < problem.option_size(option); ++place) {
            items.push_back(problem.entry(option, place).item);
        }
        if (option < count) {
            items.push_back(problem.item_count() + option);
        }
        wide.add_option(items);
    }
    return wide;
}

}  // namespace

TEST_SUITE_BEGIN("search/exact_cover/bit_cover");

TEST_CASE("random problems have the solutions that the definition gives them") {
    Rng rng(1);
    std::size_t total = 0;
    for (int trial = 0; trial < rounds(2000, 400); ++trial) {
        CAPTURE(trial);
        const ExactCover problem = random_problem(rng, /*most_color=*/0);
        BitCover bits(problem);
        const std::vector<Options> expected = brute_force(problem);
        CHECK(all_solutions(bits, everything) == expected);
        total += expected.size();
    }
    CHECK(total > rounds(1000, 200));
}

TEST_CASE("items of both words, with few options or many, have the solutions and nodes of dancing links") {
    for (const int people : {4, 7, 8, 10}) {
        for (const int behind : {0, 60, 110}) {
            CAPTURE(people);
            CAPTURE(behind);
            const ExactCover problem = with_items_behind(pairings(people), behind);
            BitCover bits(problem);
            DancingLinks<NoTrace> links(problem);
            CHECK(all_solutions(bits, everything) == all_solutions(links, everything));
            CHECK(bits.stats().nodes == links.stats().nodes);
            CHECK(bits.stats().backtracks == links.stats().backtracks);
            CHECK(bits.stats().max_depth == links.stats().max_depth);
        }
    }
    ExactCover spread(128, 0);  // primary items from the first to the last bit
    for (int item = 0; item < 128; item += 2) {
        spread.add_option(std::vector<int>{item, 127 - item});
    }
    BitCover bits(spread);
    CHECK(bits.advance(everything) == Outcome::solved);
    CHECK(spread.is_solution(bits.chosen()));
    CHECK(bits.advance(everything) == Outcome::exhausted);
}

TEST_CASE("items with more options than the upright counters hold are counted one by one") {
    for (const int options : {15, 16, 17, 40}) {
        CAPTURE(options);
        ExactCover problem(2, 0);
        for (int option = 0; option < options; ++option) {
            problem.add_option(std::vector<int>{0});
            problem.add_option(std::vector<int>{1});
        }
        problem.add_option(std::vector<int>{1});
        BitCover bits(problem);
        REQUIRE(bits.advance(everything) == Outcome::solved);
        CHECK(bits.chosen() == Options{0, 1});  // of the first item, which has one option less
        DancingLinks<NoTrace> links(problem);
        CHECK(all_solutions(bits, everything).size() + 1 == all_solutions(links, everything).size());
        CHECK(bits.stats().nodes == links.stats().nodes);
    }
}

TEST_CASE("a problem with colours or too many items is not for bits") {
    CHECK(BitCover::can_cover(ExactCover(100, 28)));
    CHECK_FALSE(BitCover::can_cover(ExactCover(100, 29)));
    ExactCover coloured(1, 1);
    coloured.add_option(std::vector<ExactCover::Entry>{{0, ExactCover::no_color}, {1, 3}});
    CHECK_FALSE(BitCover::can_cover(coloured));
}

TEST_CASE("a problem without items has the empty solution, an item without options none") {
    BitCover nothing(ExactCover(0, 2));
    CHECK(nothing.advance(everything) == Outcome::solved);
    CHECK(nothing.chosen().empty());
    CHECK(nothing.advance(everything) == Outcome::exhausted);
    CHECK(nothing.advance(everything) == Outcome::exhausted);
    BitCover impossible(ExactCover(1, 0));
    CHECK(impossible.advance(everything) == Outcome::exhausted);
}

TEST_CASE("slicing the budget changes nothing, and a copy goes on from where the original stands") {
    const ExactCover problem = pairings(8);
    BitCover whole(problem);
    const std::vector<Options> expected = all_solutions(whole, everything);
    for (const Ticks slice : {Ticks{0}, Ticks{1}, Ticks{7}, Ticks{100}}) {
        CAPTURE(slice);
        BitCover sliced(problem);
        CHECK(all_solutions(sliced, slice) == expected);
        CHECK(sliced.stats() == whole.stats());
    }
    BitCover original(problem);
    for (int solution = 0; solution < 10; ++solution) {
        CHECK(original.advance(everything) == Outcome::solved);
    }
    BitCover copy = original;
    CHECK(all_solutions(copy, 3) == all_solutions(original, everything));
}

}  // namespace tessera
