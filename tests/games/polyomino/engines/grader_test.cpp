#include "games/polyomino/engines/grader.h"

#include "games/polyomino/engines/placements.h"
#include "support/all_solutions.h"
#include "support/random_positions.h"

#include <doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <vector>

using namespace tessera;
using namespace tessera::polyomino;

namespace {

std::optional<PuzzleGrade> grade_of(const Level& level, const State& state, Ticks slice = 100'000) {
    Grader grader = *Grader::start(level, state);
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running) {
        outcome = grader.advance(slice);
    }
    return outcome == Outcome::solved ? std::optional(grader.grade()) : std::nullopt;
}

std::vector<ExplanationStep> steps_explaining(const Level& level, const State& state) {
    Explainer explainer = *Explainer::start(level, state);
    while (explainer.advance(100'000) == Outcome::running) {
    }
    return explainer.explanation().steps;
}

State unique_position(int missing, Rng& rng) {
    while (true) {
        const Solution solution = random_solution(iq_level(), rng);
        for (int tries = 0; tries < 20; ++tries) {
            const State state = some_of(solution, int_size(solution) - missing, rng);
            if (all_solutions(iq_level(), state, 2).size() == 1) {
                return state;
            }
        }
    }
}

// The cost of each rule, as README.md in `reasoning` has it.
const std::map<std::string, int> costs = {
    {"only_placement", 1}, {"only_place", 2},   {"region_set", 3}, {"region_size", 2}, {"region_colours", 6},
    {"dead_end", 3},       {"shared_cells", 4}, {"one_step", 6},   {"two_steps", 15},  {"chain", 30},
    {"search", 300},       {"split", 6},        {"pair", 6},       {"bottleneck", 6},  {"symmetry", 6}};

// The score from what the explanation prints, and from the rules of the game.
double score_of(const Level& level, State state) {
    double score = 0;
    double cost = 0;
    for (const ExplanationStep& step : steps_explaining(level, state)) {
        const int looks = step.deduction == "symmetry" ? 1 : int_size(step.excludes);
        cost += costs.at(step.deduction) * std::max(1, looks);
        if (!step.moves.empty()) {
            score += static_cast<double>(fitting_placements(level, state).size()) * std::sqrt(cost);
            cost = 0;
        }
        for (const std::string& move : step.moves) {
            state = *Polyomino::play(level, state, *Polyomino::parse_move(level, move));
        }
    }
    return score;
}

}  // namespace

TEST_SUITE_BEGIN("games/polyomino/engines/grader");

TEST_CASE("a score is that of the explanation, and does not depend on slices") {
    Rng rng(32);
    for (int missing = 3; missing <= 8; ++missing) {
        const State state = unique_position(missing, rng);
        const auto grade = grade_of(iq_level(), state);
        REQUIRE(grade);
        CHECK(static_cast<double>(grade->score) ==
              doctest::Approx(score_of(iq_level(), state)).epsilon(0.01));
        CHECK(grade->tier == tier_within(proof_tier_limits, grade->score));
        CHECK(grade_of(iq_level(), state, 7) == grade);
    }
}

const std::string mirrored_house = "tessera 1 polyomino\nboard\n##.##\n#...#\n.....\n.....\nend\n";

TEST_CASE("a puzzle whose solutions are all images of one has a grade, and any other with several has none") {
    const std::string two_fives = "piece L\nXXXX\nX...\nend\npiece F\nX..\nXXX\n.X.\nend\n";
    const Level one = *Polyomino::parse_level(mirrored_house + two_fives + "piece L4\nXXX\nX..\nend\n");
    REQUIRE(all_solutions(one, State{}).size() == 2);
    const auto grade = grade_of(one, State{});
    REQUIRE(grade);
    CHECK(static_cast<double>(grade->score) == doctest::Approx(score_of(one, State{})).epsilon(0.01));
    CHECK(grade->deductions.back() == std::pair<std::string, int>("symmetry", 1));
    const Level more = *Polyomino::parse_level(mirrored_house +
                                               "piece I\nX\nend\npiece L\nXXXX\nX...\nend\n"
                                               "piece P x4\nXX\nend\n");
    REQUIRE(all_solutions(more, State{}).size() > 2);
    CHECK_FALSE(grade_of(more, State{}));
}

TEST_CASE("a grade counts the lines of the explanation") {
    Rng rng(34);
    const State state = unique_position(7, rng);
    const auto grade = grade_of(iq_level(), state);
    REQUIRE(grade);
    std::map<std::string, int> lines;
    for (const ExplanationStep& step : steps_explaining(iq_level(), state)) {
        ++lines[step.deduction];
    }
    CHECK(std::map<std::string, int>(grade->deductions.begin(), grade->deductions.end()) == lines);
    CHECK((grade->search_depth > 0) == (lines.count("search") > 0));
}

TEST_CASE("the more is missing, the harder") {
    Rng rng(31);
    std::vector<std::uint64_t> medians;
    for (const int missing : {3, 5, 7}) {
        std::vector<std::uint64_t> scores;
        for (int puzzle = 0; puzzle < 7; ++puzzle) {
            scores.push_back(grade_of(iq_level(), unique_position(missing, rng))->score);
        }
        std::sort(scores.begin(), scores.end());
        medians.push_back(at(scores, 3));
    }
    CHECK(medians.front() < at(medians, 1));
    CHECK(at(medians, 1) < medians.back());
}

TEST_CASE("neither several solutions nor a dead end have a grade by proofs") {
    Level level = iq_level(2, 4);
    level.pieces = {make_piece("I", shape_from_picture("XX"), 4)};
    CHECK_FALSE(grade_of(level, State{}));
    level.pieces = {make_piece("T", shape_from_picture("XXX\n.X."), 2)};
    CHECK_FALSE(grade_of(level, State{}));
}

TEST_SUITE_END();
