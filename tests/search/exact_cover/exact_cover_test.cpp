#include "search/exact_cover/exact_cover.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("search/exact_cover/exact_cover");

TEST_CASE("options are numbered as they come and keep their entries") {
    ExactCover problem(2, 1);
    CHECK(problem.add_option(std::vector<int>{1}) == 0);
    CHECK(problem.add_option(std::vector<ExactCover::Entry>{{2, 5}, {0, ExactCover::no_color}}) == 1);
    CHECK(problem.option_count() == 2);
    CHECK(problem.option_size(1) == 2);
    CHECK(problem.entry(1, 0) == ExactCover::Entry{2, 5});
    CHECK(problem.entry_count() == 3);
    CHECK(problem.item_count() == 3);
}

TEST_CASE("a solution covers the primary items once and the secondary ones at most once or in one colour") {
    ExactCover problem(2, 2);
    problem.add_option(std::vector<ExactCover::Entry>{{0, 0}, {2, 1}, {3, 0}});
    problem.add_option(std::vector<ExactCover::Entry>{{1, 0}, {2, 1}});
    problem.add_option(std::vector<ExactCover::Entry>{{1, 0}, {2, 2}});
    problem.add_option(std::vector<ExactCover::Entry>{{1, 0}, {3, 0}});
    problem.add_option(std::vector<ExactCover::Entry>{{1, 0}, {3, 1}});
    CHECK(problem.is_solution({0, 1}));
    CHECK_FALSE(problem.is_solution({0}));
    CHECK_FALSE(problem.is_solution({0, 1, 1}));
    CHECK_FALSE(problem.is_solution({0, 2}));
    CHECK_FALSE(problem.is_solution({0, 3}));
    CHECK_FALSE(problem.is_solution({0, 4}));
}

}  // namespace tessera
