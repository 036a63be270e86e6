#include "games/polyomino/engines/fewest_givens.h"

#include "games/polyomino/catalogue.h"
#include "games/polyomino/polyomino.h"
#include "support/all_solutions.h"

#include <doctest.h>

#include <algorithm>
#include <map>
#include <vector>

using namespace tessera;
using namespace tessera::polyomino;

namespace {

Level open_level(int rows, int columns, std::string_view set) {
    Level level;
    level.board = Grid<Square>(rows, columns, Square::open);
    level.pieces = *pieces_of_set(set);
    return level;
}

FewestGivens search(const Level& level, std::uint64_t seed, std::uint64_t memory_bytes = 64ULL << 20) {
    const std::vector<Solution> solutions = all_solutions(level, {}, 1);
    return {level, solutions.empty() ? Solution() : solutions.front(), seed, memory_bytes};
}

using Sets = std::vector<std::vector<Placement>>;

Sets sets_of(FewestGivens& fewest, int most, Ticks slice = 100'000) {
    Sets sets;
    Outcome outcome = Outcome::running;
    while (outcome != Outcome::exhausted && int_size(sets) < most) {
        outcome = fewest.advance(slice);
        if (outcome == Outcome::solved) {
            sets.push_back(fewest.givens());
        }
    }
    return sets;
}

std::size_t solution_count(const Level& level, const std::vector<Placement>& givens) {
    return all_solutions(level, {givens}, 2).size();
}

}  // namespace

TEST_SUITE_BEGIN("games/polyomino/engines/fewest_givens");

TEST_CASE("every set leaves one solution, and its solution has the givens") {
    const Level level = open_level(4, 15, "pentominoes");
    FewestGivens fewest = search(level, 7);
    for (int number = 0; number < 5; ++number) {
        while (fewest.advance(100'000) == Outcome::running) {
        }
        const std::vector<Placement> givens = fewest.givens();
        CHECK(givens.size() == 1);  // of 1,472 solutions, some have a placement that no other has
        CHECK(solution_count(level, givens) == 1);
        const std::vector<Placement> solution = fewest.solution();
        CHECK(std::is_sorted(solution.begin(), solution.end()));
        CHECK(std::includes(solution.begin(), solution.end(), givens.begin(), givens.end()));
        CHECK(all_solutions(level, {solution}).size() == 1);
    }
}

TEST_CASE("all single givens are found, and nothing else where there are some") {
    const Level level = open_level(3, 20, "pentominoes");
    std::map<std::vector<Placement>, int> solutions_with;
    for (const Solution& solution : all_solutions(level, {})) {
        for (const Placement& placement : solution) {
            ++solutions_with[{placement}];
        }
    }
    Sets expected;
    for (const auto& [givens, count] : solutions_with) {
        if (count == 1) {
            expected.push_back(givens);
        }
    }
    FewestGivens fewest = search(level, 1);
    Sets sets = sets_of(fewest, 1000);
    std::sort(sets.begin(), sets.end());
    CHECK_FALSE(expected.empty());
    CHECK(sets == expected);
}

TEST_CASE("a board with one solution needs no givens") {
    const Level level = *Polyomino::parse_level("tessera 1 polyomino\nboard\n...\nend\npiece I3\nXXX\nend\n");
    FewestGivens fewest = search(level, 1);
    const Sets sets = sets_of(fewest, 9);
    REQUIRE(sets.size() == 1);
    CHECK(sets.front().empty());
}

TEST_CASE("two givens are enough for the iq set, where one never is") {
    FewestGivens fewest = search(open_level(5, 11, "iq"), 3);
    for (const std::vector<Placement>& givens : sets_of(fewest, 1)) {
        CHECK(givens.size() == 2);
        CHECK(solution_count(open_level(5, 11, "iq"), givens) == 1);
    }
}

TEST_CASE("slices do not change the sets") {
    FewestGivens whole = search(open_level(4, 15, "pentominoes"), 1);
    FewestGivens sliced = search(open_level(4, 15, "pentominoes"), 1);
    CHECK(sets_of(whole, 3, ~Ticks{0} >> 1) == sets_of(sliced, 3, 1000));
    CHECK(whole.stats() == sliced.stats());
}

TEST_CASE("a graph that outgrows its memory is no end") {
    const Level level = open_level(4, 15, "pentominoes");
    FewestGivens fewest = search(level, 5, 1 << 18);
    const Sets sets = sets_of(fewest, 1);
    REQUIRE(sets.size() == 1);
    CHECK(solution_count(level, sets.front()) == 1);
}

TEST_CASE("a board that cannot be covered has no sets") {
    FewestGivens fewest = search(open_level(1, 55, "iq"), 1);
    CHECK(sets_of(fewest, 1).empty());
}

TEST_SUITE_END();
