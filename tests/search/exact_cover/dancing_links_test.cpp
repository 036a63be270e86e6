#include "search/exact_cover/dancing_links.h"

#include "search/exact_cover/problems.h"
#include "support/rounds.h"

#include <doctest.h>

#include <algorithm>
#include <array>

namespace tessera {

TEST_SUITE_BEGIN("search/exact_cover/dancing_links");

TEST_CASE("2n people can be paired in (2n-1)!! ways") {
    std::uint64_t expected = 1;
    for (int people = 2; people <= 10; people += 2) {
        expected *= static_cast<std::uint64_t>(people - 1);
        DancingLinks<NoTrace> links(pairings(people));
        CHECK(all_solutions(links, everything).size() == expected);
        CHECK(links.stats().solutions == expected);
        CHECK(links.stats().max_depth == people / 2);
    }
    DancingLinks<NoTrace> odd(pairings(7));
    CHECK(odd.advance(everything) == Outcome::exhausted);
}

TEST_CASE("a problem without items has the empty solution, an item without options none") {
    DancingLinks<NoTrace> nothing(ExactCover(0, 2));
    CHECK(nothing.advance(everything) == Outcome::solved);
    CHECK(nothing.chosen().empty());
    CHECK(nothing.advance(everything) == Outcome::exhausted);
    CHECK(nothing.advance(everything) == Outcome::exhausted);
    DancingLinks<StepLog> impossible(ExactCover(1, 0));
    CHECK(impossible.advance(everything) == Outcome::exhausted);
    CHECK(impossible.trace().steps == std::vector<Step>{{StepKind::prune, prune_item_without_option, 0}});
}

TEST_CASE("options that share a coloured item agree on its colour") {
    ExactCover problem(2, 1);
    for (const int item : {0, 1}) {
        for (const int color : {1, 2}) {
            problem.add_option(std::vector<ExactCover::Entry>{{item, ExactCover::no_color}, {2, color}});
        }
    }
    DancingLinks<NoTrace> links(problem);
    CHECK(all_solutions(links, everything) == std::vector<Options>{{0, 2}, {1, 3}});
}

TEST_CASE("random problems have the solutions that the definition gives them") {
    Rng rng(1);
    std::size_t total = 0;
    for (int trial = 0; trial < rounds(2000, 400); ++trial) {
        CAPTURE(trial);
        const ExactCover problem = random_problem(rng);
        const std::vector<Options> expected = brute_force(problem);
        for (const ItemChoice choice : {ItemChoice::fewest_options, ItemChoice::first}) {
            DancingLinks<NoTrace> links(problem, choice);
            CHECK(all_solutions(links, everything) == expected);
        }
        total += expected.size();
    }
    CHECK(total > rounds(1000, 200));
}

TEST_CASE("the links agree with each other at every step and are restored in the end") {
    Rng rng(2);
    for (int trial = 0; trial < 100; ++trial) {
        CAPTURE(trial);
        const ExactCover problem = random_problem(rng);
        DancingLinks<NoTrace> links(problem);
        const DancingLinks<NoTrace> start = links;
        while (links.advance(1) != Outcome::exhausted) {
            REQUIRE(links.links_are_consistent());
        }
        CHECK(links.has_same_links(start));
        CHECK(links.chosen().empty());
    }
}

TEST_CASE("slicing the budget changes nothing") {
    const ExactCover problem = pairings(8);
    DancingLinks<StepLog> whole(problem);
    const std::vector<Options> expected = all_solutions(whole, everything);
    for (const Ticks slice : {Ticks{0}, Ticks{1}, Ticks{7}, Ticks{100}}) {
        CAPTURE(slice);
        DancingLinks<StepLog> sliced(problem);
        CHECK(all_solutions(sliced, slice) == expected);
        CHECK(sliced.stats() == whole.stats());
        CHECK(sliced.trace().steps == whole.trace().steps);
    }
}

TEST_CASE("a copy goes on from where the original stands") {
    DancingLinks<StepLog> original(pairings(8));
    for (int solution = 0; solution < 10; ++solution) {
        CHECK(original.advance(everything) == Outcome::solved);
    }
    DancingLinks<StepLog> copy = original;
    CHECK(all_solutions(copy, 3) == all_solutions(original, everything));
    CHECK(copy.trace().steps == original.trace().steps);
}

TEST_CASE("playing the step log again leads through every solution and back to the start") {
    Rng rng(3);
    for (int trial = 0; trial < 100; ++trial) {
        CAPTURE(trial);
        const ExactCover problem = random_problem(rng);
        DancingLinks<StepLog> links(problem);
        all_solutions(links, everything);
        Options chosen;
        std::array<std::uint64_t, 4> kinds{};
        for (const Step& step : links.trace().steps) {
            ++at(kinds, static_cast<int>(step.kind));
            if (step.kind == StepKind::choose) {
                chosen.push_back(step.value);
            } else if (step.kind == StepKind::undo) {
                REQUIRE(!chosen.empty());
                CHECK(chosen.back() == step.value);
                chosen.pop_back();
            } else if (step.kind == StepKind::solve) {
                CHECK(problem.is_solution(chosen));
            }
        }
        CHECK(chosen.empty());
        CHECK(at(kinds, static_cast<int>(StepKind::choose)) == links.stats().nodes);
        CHECK(at(kinds, static_cast<int>(StepKind::undo)) == links.stats().backtracks);
        CHECK(at(kinds, static_cast<int>(StepKind::solve)) == links.stats().solutions);
    }
}

TEST_CASE("options are tried in the order given, so a heuristic is an order") {
    ExactCover problem(1, 0);
    for (int option = 0; option < 3; ++option) {
        problem.add_option(std::vector<int>{0});
    }
    DancingLinks<NoTrace> links(problem);
    for (int option = 0; option < 3; ++option) {
        CHECK(links.advance(everything) == Outcome::solved);
        CHECK(links.chosen() == Options{option});
    }
}

TEST_CASE("the deepest position stays known after it is left") {
    ExactCover problem(3, 0);
    problem.add_option(std::vector<int>{0});
    problem.add_option(std::vector<int>{1});
    problem.add_option(std::vector<int>{0, 2});
    problem.add_option(std::vector<int>{1, 2});
    problem.add_option(std::vector<int>{0, 1});
    DancingLinks<NoTrace> links(problem);
    CHECK(links.deepest().empty());
    CHECK(all_solutions(links, everything).size() == 2);
    CHECK(links.deepest().size() == 2);
}

}  // namespace tessera
