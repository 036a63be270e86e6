#include "games/polyomino/engines/explainer.h"

#include "games/polyomino/engines/after_moves.h"
#include "games/polyomino/polyomino.h"
#include "support/all_solutions.h"
#include "support/random_positions.h"

#include <doctest.h>

#include <algorithm>
#include <utility>

using namespace tessera;
using namespace tessera::polyomino;

namespace {

Explainer explained(const Level& level, const State& state, Ticks slice = 100'000) {
    auto explainer = Explainer::start(level, state);
    REQUIRE(explainer);
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running) {
        outcome = explainer->advance(slice);
    }
    CHECK(outcome == Outcome::solved);
    return std::move(*explainer);
}

State played(const Level& level, State state, const Explanation& explanation) {
    for (const ExplanationStep& step : explanation.steps) {
        state = after_moves(level, state, step.moves);
    }
    return state;
}

}  // namespace

TEST_SUITE_BEGIN("games/polyomino/engines/explainer");

TEST_CASE("the moves of an explanation solve the puzzle") {
    Rng rng(21);
    const Level level = iq_level();
    for (int round = 0; round < 12; ++round) {
        const State state = some_of(random_solution(level, rng), rng.between(5, 9), rng);
        const Explanation explanation = explained(level, state).explanation();
        CHECK_FALSE(explanation.is_dead_end);
        CHECK(explanation.has_chosen == (all_solutions(level, state, 2).size() > 1));
        CHECK(Polyomino::is_solved(level, played(level, state, explanation)));
        for (const ExplanationStep& step : explanation.steps) {
            CHECK_FALSE((step.pieces.empty() && step.cells.empty()));
            CHECK(step.moves.empty() != step.excludes.empty());
            CHECK((step.moves.empty() || step.assumes.empty()));
        }
    }
}

TEST_CASE("at a dead end the pieces to blame are taken back, after what shows it") {
    Rng rng(22);
    const Level level = iq_level();
    int dead_end_count = 0;
    for (int round = 0; round < 8; ++round) {
        const State state = random_position(level, rng, 5);
        const Explanation explanation = explained(level, state).explanation();
        if (explanation.is_dead_end) {
            ++dead_end_count;
            REQUIRE(explanation.steps.size() >= 2);
            const ExplanationStep& last = explanation.steps.back();
            CHECK(last.deduction == "take_back");
            Explanation cure;
            cure.steps = {last};
            CHECK(all_solutions(level, played(level, state, cure), 1).size() == 1);
        }
    }
    CHECK(dead_end_count > 0);
}

TEST_CASE("a level without a solution blames nobody") {
    Level level = iq_level(2, 2);
    level.pieces = {make_piece("T", shape_from_picture("XXX\n.X."))};
    const Explanation explanation = explained(level, State{}).explanation();
    CHECK(explanation.is_dead_end);
    CHECK(explanation.steps.back().deduction == "no_solution");
}

TEST_CASE("a solved board needs no words") {
    Rng rng(23);
    const Level level = iq_level();
    State state{random_solution(level, rng)};
    std::sort(state.placed.begin(), state.placed.end());
    CHECK(explained(level, state).explanation().steps.empty());
}

TEST_CASE("slices change no word") {
    Rng rng(24);
    const Level level = iq_level();
    const State state = random_position(level, rng, 5);
    const Explainer whole = explained(level, state);
    const Explainer sliced = explained(level, state, 7);
    CHECK(sliced.explanation() == whole.explanation());
}

TEST_CASE("a board that is too large is said to be too much") {
    Level level = iq_level(60, 60);
    for (Piece& piece : level.pieces) {
        piece.count = 100;
    }
    auto explainer = Explainer::start(level, State{});
    REQUIRE(explainer);
    CHECK(explainer->advance(1) == Outcome::exhausted);
    CHECK_FALSE(Explainer::trouble().pattern.empty());
}

TEST_SUITE_END();
