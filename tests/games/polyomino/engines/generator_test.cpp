#include "games/polyomino/engines/generator.h"

#include "support/all_solutions.h"

#include <doctest.h>

#include <algorithm>
#include <string>

using namespace tessera;
using namespace tessera::polyomino;

namespace {

Generator generated(const std::string& text, std::uint64_t seed, Ticks slice = 100'000) {
    const auto params = Polyomino::parse_params(text);
    REQUIRE(params);
    auto generator = Generator::start(*params, seed);
    REQUIRE(generator);
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running) {
        outcome = generator->advance(slice);
    }
    CHECK(outcome == Outcome::solved);
    return std::move(*generator);
}

void check_unique(const Level& level) {
    CHECK_FALSE(why_level_is_unsound(level));
    CHECK(all_solutions(level, Polyomino::start(level), 2).size() == 1);
}

Tier graded_tier(const Level& level) {
    Grader grader(level, Polyomino::start(level));
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running) {
        outcome = grader.advance(100'000);
    }
    CHECK(outcome == Outcome::solved);
    return grader.grade().tier;
}

}  // namespace

TEST_SUITE_BEGIN("games/polyomino/engines/generator");

TEST_CASE("recipes stay as they were: what is new stands there only where it is asked for") {
    const auto plain = Polyomino::parse_params("size 5x4");
    REQUIRE(plain);
    CHECK(Polyomino::format_params(*plain) == "size 5x4 pieces 0 smallest 2 largest 0");
    const auto wished = Polyomino::parse_params("size 11x5 set iq tier expert");
    REQUIRE(wished);
    CHECK(wished->is_unique);
    const std::string text = Polyomino::format_params(*wished);
    CHECK(text == "size 11x5 pieces 0 smallest 2 largest 0 set iq unique yes tier expert");
    CHECK(Polyomino::parse_params(text) == wished);
    CHECK(generated("size 5x4", 3).level() == *Polyomino::generate(*plain, 3));
}

TEST_CASE("what cannot be is refused") {
    CHECK_FALSE(Polyomino::parse_params("size 11x6 set iq"));
    CHECK_FALSE(Polyomino::parse_params("size 5x5 set nothing"));
    CHECK_FALSE(Polyomino::parse_params("size 20x20 unique yes"));
    CHECK_FALSE(Polyomino::parse_params("size 5x5 tier unheard"));
    CHECK_FALSE(Polyomino::generate(*Polyomino::parse_params("size 5x5 unique yes"), 1));
}

TEST_CASE("a puzzle of each easy tier has one solution and the grade it claims") {
    for (const std::string tier : {"starter", "junior", "expert"}) {
        CAPTURE(tier);
        const Level level = generated("size 11x5 set iq tier " + tier, 7).level();
        check_unique(level);
        CHECK(at(tier_names, static_cast<int>(graded_tier(level))) == tier);
        CHECK(level.title == "11x5 iq " + tier + " #7");
    }
}

TEST_CASE("a random cut becomes unique, too") {
    for (const std::uint64_t seed : {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{3}}) {
        const Level level = generated("size 6x5 smallest 3 largest 5 unique yes", seed).level();
        CHECK_FALSE(why_level_is_unsound(level));
        Counter counter = *Counter::start(level, Polyomino::start(level), {});
        while (counter.advance(100'000) == Outcome::running) {
        }
        CHECK(counter.total() == 1);
    }
}

TEST_CASE("a set alone makes a board without givens") {
    const Level level = generated("size 6x5 set kanoodle", 1).level();
    CHECK(level.givens.empty());
    CHECK(open_cell_count(level) == 30);
}

TEST_CASE("the puzzle depends on the seed, not on the slices") {
    const std::string text = "size 11x5 set iq tier junior";
    const Generator whole = generated(text, 5);
    const Generator sliced = generated(text, 5, 7);
    CHECK(sliced.level() == whole.level());
    CHECK(sliced.stats() == whole.stats());
    CHECK_FALSE(generated(text, 6).level() == whole.level());
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("slow/games/polyomino/engines/generator");

TEST_CASE("masters and wizards get their puzzles, and masters need no search") {
    for (const std::string tier : {"master", "wizard"}) {
        CAPTURE(tier);
        const Level level = generated("size 11x5 set iq tier " + tier, 7).level();
        check_unique(level);
        CHECK(at(tier_names, static_cast<int>(graded_tier(level))) == tier);
    }
}

TEST_SUITE_END();
