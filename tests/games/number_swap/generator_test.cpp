#include "games/number_swap/generator.h"

#include "games/number_swap/number_swap.h"

#include <doctest.h>

namespace tessera {

using number_swap::Params;

TEST_SUITE_BEGIN("games/number_swap/generator");

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
                const auto level = number_swap::generate({columns, rows, barriers, 0}, seed);
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
    CHECK(number_swap::generate(params, 5) == number_swap::generate(params, 5));
    CHECK_FALSE(number_swap::generate(params, 5) == number_swap::generate(params, 6));
}

TEST_CASE("a grid made of few swaps differs from the sorted one in few tiles") {
    const auto level = number_swap::generate({.columns = 8, .rows = 8, .barriers = 0, .swaps = 3}, 9);
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

TEST_SUITE_END();

}  // namespace tessera
