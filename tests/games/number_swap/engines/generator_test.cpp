#include "games/number_swap/engines/generator.h"

#include "games/number_swap/engines/draw_walls.h"
#include "games/number_swap/support.h"

#include <doctest.h>

#include <set>
#include <string>

namespace tessera {

using number_swap::Params;

TEST_SUITE_BEGIN("games/number_swap/engines/generator");

TEST_CASE("a published seed still gives the grid it gave") {
    const auto level = NumberSwap::generate({.columns = 4, .rows = 3, .barriers = 2}, 1);
    REQUIRE(level);
    CHECK(NumberSwap::format_level(*level) ==
          "tessera 1 number_swap\n"
          "grid\n"
          " 9  3 10  6\n"
          "11 12  8  7\n"
          " 1  5  2  4\n"
          "end\n"
          "barrier 1 1 1 2\n"
          "barrier 1 2 1 3\n");
}

TEST_CASE("every generated grid can be sorted, is not sorted, and has the barriers asked for") {
    for (int rows = 2; rows <= 10; ++rows) {
        for (int columns = 2; columns <= 10; ++columns) {
            const int most = number_swap::max_barriers(rows, columns);
            for (const int barriers : {0, most / 2, most}) {
                const auto seed = static_cast<std::uint64_t>(rows) * 11 + static_cast<std::uint64_t>(columns);
                const auto level = *NumberSwap::generate({columns, rows, barriers, 0}, seed);
                CHECK(int_size(level.barriers) == barriers);
                CHECK(is_solvable(level, {level.tiles}));
                CHECK_FALSE(number_swap::is_sorted(level.tiles));
                CHECK(NumberSwap::parse_level(NumberSwap::format_level(level)) == level);
            }
        }
    }
}

TEST_CASE("the same params and seed give the same grid, another seed another one") {
    const Params params = number_swap::params_of(number_swap::Difficulty::medium);
    CHECK(*NumberSwap::generate(params, 5) == *NumberSwap::generate(params, 5));
    CHECK_FALSE(*NumberSwap::generate(params, 5) == *NumberSwap::generate(params, 6));
}

TEST_CASE("a grid made of few swaps differs from the sorted one in few tiles") {
    const auto level = *NumberSwap::generate({.columns = 8, .rows = 8, .barriers = 0, .swaps = 3}, 9);
    int misplaced = 0;
    for (int index = 0; index < level.tiles.size(); ++index) {
        misplaced += level.tiles[index] == index + 1 ? 0 : 1;
    }
    CHECK(misplaced >= 2);
    CHECK(misplaced <= 6);
}

TEST_CASE("the menu grows harder") {
    using number_swap::Difficulty;
    CHECK(number_swap::params_of(Difficulty::easy) == Params{3, 3, 0, 0});
    CHECK(number_swap::params_of(Difficulty::medium) == Params{4, 4, 3, 0});
    CHECK(number_swap::params_of(Difficulty::hard) == Params{5, 5, 4, 0});
}

namespace {

number_swap::Level made(const std::string& params, std::uint64_t seed) {
    const auto level = NumberSwap::generate(*NumberSwap::parse_params(params), seed);
    REQUIRE(level);
    return *level;
}

}  // namespace

TEST_CASE("a grid of a tier has it, on boards where it is rare, too") {
    for (const std::string params :
         {"size 3x3 tier starter", "size 3x3 tier expert", "size 4x3 tier master", "size 4x4 tier starter",
          "size 4x4 tier wizard", "size 4x3 barriers 3 tier junior", "size 4x4 walls ring tier expert"}) {
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            CAPTURE(params);
            CAPTURE(seed);
            const auto level = made(params, seed);
            CHECK(tier_of(level) == NumberSwap::parse_params(params)->tier);
            CHECK_FALSE(number_swap::is_sorted(level.tiles));
        }
    }
}

TEST_CASE("a grid of a tier is the same however the work is sliced") {
    const Params params = *NumberSwap::parse_params("size 4x4 walls any tier junior");
    auto generator = number_swap::Generator::start(params, 7);
    REQUIRE(generator);
    while (generator->advance(1000) == Outcome::running) {
    }
    CHECK(generator->level() == *NumberSwap::generate(params, 7));
}

TEST_CASE("a tier that a board does not have is given up with a sentence") {
    const auto level = NumberSwap::generate(*NumberSwap::parse_params("size 2x2 tier wizard"), 1);
    REQUIRE_FALSE(level);
    CHECK(level.error().message == say("no such puzzle was found: try another size or tier"));
}

TEST_CASE("walls are the barriers of a grid, and another seed may draw another figure") {
    CHECK(made("size 5x4 walls cross", 1).barriers ==
          number_swap::draw_walls(number_swap::Walls::cross, 4, 5));
    std::set<std::string> barriers;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const auto level = made("size 4x4 walls any", seed);
        const std::string text = NumberSwap::format_level(level);
        barriers.insert(text.substr(text.find("barrier")));
    }
    CHECK(barriers.size() == number_swap::any_figure_count);
}

TEST_CASE(
    "params write tiers and walls only if they are set, and refuse walls without room or beside barriers") {
    for (const std::string params :
         {"size 4x4", "size 4x4 walls any", "size 5x4 swaps 9 walls ring tier expert",
          "size 3x3 barriers 2 tier junior"}) {
        CHECK(NumberSwap::format_params(*NumberSwap::parse_params(params)) == params);
    }
    CHECK(NumberSwap::format_params(*NumberSwap::parse_params("size 4x4 walls none tier any")) == "size 4x4");
    const Sentence why =
        say("walls need at least {0} rows and {0} columns, and no other barriers beside them", 4);
    for (const std::string params : {"size 4x3 walls ring", "size 4x4 barriers 1 walls any"}) {
        const auto refused = NumberSwap::parse_params(params);
        REQUIRE_FALSE(refused);
        CHECK(refused.error().message == why);
    }
}

TEST_SUITE_END();

}  // namespace tessera
