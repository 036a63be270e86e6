#include "games/polyomino/reasoning/look_grader.h"

#include "support/all_solutions.h"
#include "support/random_positions.h"

#include <doctest.h>

#include <algorithm>
#include <optional>

using namespace tessera;
using namespace tessera::polyomino;

namespace {

std::optional<PuzzleGrade> grade_of(const Level& level, const State& state, Ticks slice = 100'000) {
    LookGrader grader(level, state);
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running) {
        outcome = grader.advance(slice);
    }
    return outcome == Outcome::solved ? std::optional<PuzzleGrade>(grader.grade()) : std::nullopt;
}

State unique_position(const Level& level, int missing, Rng& rng) {
    while (true) {
        const Solution solution = random_solution(level, rng);
        for (int tries = 0; tries < 20; ++tries) {
            const State state = some_of(solution, int_size(solution) - missing, rng);
            if (all_solutions(level, state, 2).size() == 1) {
                return state;
            }
        }
    }
}

std::uint64_t median_score(int missing, Rng& rng) {
    std::vector<std::uint64_t> scores;
    for (int puzzle = 0; puzzle < 7; ++puzzle) {
        const auto grade = grade_of(iq_level(), unique_position(iq_level(), missing, rng));
        REQUIRE(grade);
        scores.push_back(grade->score);
    }
    std::sort(scores.begin(), scores.end());
    return at(scores, 3);
}

}  // namespace

TEST_SUITE_BEGIN("games/polyomino/reasoning/look_grader");

TEST_CASE("a tier ends where the next begins, and search is for wizards") {
    CHECK(tier_of(0, 0) == Tier::starter);
    for (int tier = 0; tier < int_size(tier_limits); ++tier) {
        CHECK(tier_of(at(tier_limits, tier), 0) == static_cast<Tier>(tier));
        CHECK(tier_of(at(tier_limits, tier) + 1, 0) == static_cast<Tier>(tier + 1));
    }
    CHECK(tier_of(0, 2) == Tier::wizard);
}

TEST_CASE("the more is missing, the harder") {
    Rng rng(31);
    const std::uint64_t few = median_score(3, rng);
    const std::uint64_t some = median_score(5, rng);
    const std::uint64_t many = median_score(7, rng);
    CHECK(few < some);
    CHECK(some < many);
}

TEST_CASE("a grade counts the deductions and does not depend on slices") {
    Rng rng(32);
    const State state = unique_position(iq_level(), 6, rng);
    const auto grade = grade_of(iq_level(), state);
    REQUIRE(grade);
    int placed_count = 0;
    for (const auto& [name, count] : grade->deductions) {
        CHECK(count > 0);
        placed_count += name == "only_placement" || name == "only_place" ? count : 0;
    }
    CHECK(placed_count == 6);
    CHECK(grade_of(iq_level(), state, 7) == grade);
}

TEST_CASE("the grade of one position is known for ever") {
    Rng rng(33);
    const auto grade = grade_of(iq_level(), unique_position(iq_level(), 7, rng));
    REQUIRE(grade);
    CHECK(grade->score == 77);
}

TEST_CASE("several solutions have a grade, a dead end has none") {
    Level level = iq_level(2, 4);
    level.pieces = {make_piece("I", shape_from_picture("XX"), 4)};
    const auto grade = grade_of(level, State{});
    REQUIRE(grade);
    CHECK(grade->deductions.back().first == "choice");
    CHECK(grade->search_depth == 0);
    level.pieces = {make_piece("T", shape_from_picture("XXX\n.X."), 2)};
    CHECK_FALSE(grade_of(level, State{}));
}

TEST_CASE("without effort there is no grade") {
    LookGrader::Options options;
    options.effort = 10;
    LookGrader grader(iq_level(), State{}, options);
    CHECK(grader.advance(1'000'000) == Outcome::exhausted);
}

TEST_SUITE_END();
