// Promise: A puzzle written as exact cover has as many solutions as the puzzle. Also: cli/solvers_test.cpp.

#include "formats/cover/puzzle_cover.h"

#include "games/edge_match/edge_match.h"
#include "games/edge_match/engines/cover_search.h"
#include "games/polyomino/polyomino.h"
#include "search/exact_cover/dancing_links.h"
#include "support/brute_force.h"
#include "support/random_moves.h"
#include "support/small_puzzles.h"

#include <doctest.h>

#include <set>
#include <string>

namespace tessera {

TEST_SUITE_BEGIN("formats/cover/puzzle_cover");

namespace {

std::uint64_t solutions_of(const ExactCover& problem) {
    DancingLinks<NoTrace> search(problem);
    while (search.advance(100000) != Outcome::exhausted) {
    }
    return search.stats().solutions;
}

std::uint64_t solutions_of(const std::string& level_text) {
    const auto level = polyomino::parse_level(level_text);
    REQUIRE(level);
    const auto cover = cover_of_puzzle(*level, Polyomino::start(*level));
    REQUIRE(cover);
    return solutions_of(cover->problem);
}

}  // namespace

TEST_CASE("known counts come out") {
    CHECK(solutions_of("tessera 1 polyomino\nboard\n....................\n....................\n"
                       "....................\nend\nset pentominoes\n") == 8);
    // Dominoes on a chessboard of 4x5 cells, all alike: 95 tilings.
    CHECK(solutions_of(
              "tessera 1 polyomino\nboard\n.....\n.....\n.....\n.....\nend\npiece D x10\nXX\nend\n") == 95);
    // One domino of three is left over.
    CHECK(solutions_of("tessera 1 polyomino\nboard\n..\n..\nend\npiece D x3\nXX\nend\n") == 2);
}

TEST_CASE("positions of random puzzles have as many solutions as by trying everything") {
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        Rng rng(seed);
        const polyomino::Level level = polyomino::random_level(rng);
        if (distinguishes_twins(level)) {
            continue;
        }
        CAPTURE(polyomino::format_level(level));
        const auto cover = cover_of_puzzle(level, Polyomino::start(level));
        REQUIRE(cover);
        CHECK(solutions_of(cover->problem) == polyomino::all_tilings(level, Polyomino::start(level)).size());
        ++compared;
    }
    CHECK(compared > 50);
}

TEST_CASE("edge match has the solutions of its own search, and every item and option has its name") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const EdgeMatch::Level level = sample_level<EdgeMatch>(seed);
        const auto cover = cover_of_puzzle(level, EdgeMatch::start(level));
        REQUIRE(cover);
        const auto problem = edge_match::make_problem(level, EdgeMatch::start(level));
        CHECK(solutions_of(cover->problem) == solutions_of(edge_match::make_cover(problem).cover));
        const std::set<std::string> names(cover->item_names.begin(), cover->item_names.end());
        CHECK(int_size(cover->item_names) == cover->problem.item_count());
        CHECK(names.size() == cover->item_names.size());
    }
}

TEST_CASE("names can be read by Knuth's programs") {
    const auto level = polyomino::parse_level(
        "tessera 1 polyomino\nboard\n...\n...\nend\npiece a:b|c\nXX\nend\npiece L x2\nXX\nend\n");
    REQUIRE(level);
    const auto cover = cover_of_puzzle(*level, Polyomino::start(*level));
    REQUIRE(cover);
    for (const std::string& name : cover->item_names) {
        CHECK(name.size() <= 8);
        CHECK(name.find_first_of(":|") == std::string::npos);
    }
    REQUIRE(cover->comments.size() == 1);
    CHECK(cover->comments.front() == "#0 is a piece of 2 cells, number 0 of the level");
}

}  // namespace tessera
