#include "games/polyomino/reasoning/weight_fit.h"

#include "base/rng.h"
#include "games/polyomino/polyomino.h"

#include <doctest.h>

using namespace tessera;
using namespace tessera::polyomino;

TEST_SUITE_BEGIN("games/polyomino/reasoning/weight_fit");

namespace {

// Returns puzzles with random looks, with times of a player whose weights differ from the usual in one rule.
std::vector<TimedPuzzle> solved_by(Rng& rng, int count, Rule rule, double factor) {
    std::vector<TimedPuzzle> puzzles;
    for (int index = 0; index < count; ++index) {
        TimedPuzzle puzzle;
        double score = 0;
        for (int each = 0; each < rule_count; ++each) {
            const int looks = rng.below(3) == 0 ? 0 : rng.between(0, 4000) / at(rule_weights, each);
            at(puzzle.looks, each) = static_cast<std::uint64_t>(looks);
            score += at(rule_weights, each) * (each == static_cast<int>(rule) ? factor : 1) * looks / 100;
        }
        puzzle.seconds = 3 * score + 1;
        puzzles.push_back(puzzle);
    }
    return puzzles;
}

}  // namespace

TEST_CASE(
    "who takes four times as long by one rule gets a larger weight for it, and the order of times comes "
    "out") {
    Rng rng(5);
    for (const Rule rule : {Rule::only_place, Rule::shared_cells, Rule::two_steps}) {
        const WeightFit fit = fit_weights(solved_by(rng, 120, rule, 4));
        CAPTURE(static_cast<int>(rule));
        const auto share = [&](int each) {
            return at(fit.weights, each) / at(rule_weights, each);
        };
        for (int each = 0; each < rule_count; ++each) {
            CHECK(share(each) >= 0);
            CHECK((each == static_cast<int>(rule) || share(static_cast<int>(rule)) > 2 * share(each)));
        }
        CHECK(fit.correlation_after > fit.correlation_before);
        CHECK(fit.correlation_after > 0.98);
    }
}

TEST_CASE("times that go with the weights of now leave them nearly as they are") {
    Rng rng(6);
    const WeightFit fit = fit_weights(solved_by(rng, 100, Rule::chain, 1));
    for (int rule = 0; rule < rule_count; ++rule) {
        CHECK(at(fit.weights, rule) == doctest::Approx(at(rule_weights, rule)).epsilon(0.15));
    }
    CHECK(fit.correlation_before > 0.99);
}

TEST_CASE("of one puzzle hardly anything is learnt, of none nothing") {
    Rng rng(7);
    for (const int count : {0, 1}) {
        const WeightFit fit = fit_weights(solved_by(rng, count, Rule::one_step, 9));
        for (int rule = 0; rule < rule_count; ++rule) {
            CHECK(at(fit.weights, rule) == doctest::Approx(at(rule_weights, rule)).epsilon(0.5));
        }
    }
}

TEST_CASE("a grade is what the weights make of its looks") {
    const auto level = Polyomino::parse_level(
        "tessera 1 polyomino\nboard\n.....\n.....\n.....\nend\npiece P\nXX\nXX\nX.\nend\npiece "
        "V\nX..\nX..\nXXX\n"
        "end\npiece L\nXXXX\n...X\nend\n");
    REQUIRE(level);
    LookGrader grader(*level, Polyomino::start(*level));
    REQUIRE(grader.advance(50'000'000) == Outcome::solved);
    const auto looks = grader.looks();
    std::uint64_t score = 0;
    for (int rule = 0; rule < rule_count; ++rule) {
        score += static_cast<std::uint64_t>(at(rule_weights, rule)) * at(looks, rule);
    }
    CHECK(score > 0);
    CHECK(score / 100 + 3 >= grader.grade().score);  // except for rounding
    CHECK(score / 100 <= grader.grade().score + 3);
}

TEST_SUITE_END();
