#include "games/edge_match/engines/explainer.h"

#include "games/edge_match/engines/grader.h"
#include "games/edge_match/truth.h"

namespace tessera::edge_match {

namespace {

constexpr Ticks everything = ~Ticks{0};

Explanation explanation_of(const Level& level, const State& state) {
    Explainer explainer = *Explainer::start(level, state);
    REQUIRE(explainer.advance(everything) == Outcome::solved);
    return explainer.explanation();
}

State after(const Level& level, State state, const Explanation& explanation) {
    for (const ExplanationStep& step : explanation.steps) {
        for (const std::string& text : step.moves) {
            CAPTURE(text);
            const Result<State> next = EdgeMatch::play(level, state, *parse_move(level, text));
            REQUIRE(next);
            state = *next;
        }
    }
    return state;
}

}  // namespace

TEST_SUITE_BEGIN("games/edge_match/engines/explainer");

TEST_CASE("an explanation leads to a solution, or to a dead end and what to take back") {
    Rng rng(31);
    int dead_ends = 0;
    for (int round = 0; round < 300; ++round) {
        CAPTURE(round);
        const Level level = small_level(rng);
        const State state = random_position(level, rng);
        const Explanation explanation = explanation_of(level, state);
        const bool is_solvable = Truth(level, state).solution_count() > 0;
        CHECK(explanation.is_dead_end == !is_solvable);
        CHECK(EdgeMatch::is_solved(level, after(level, state, explanation)) == is_solvable);
        if (!is_solvable) {
            const std::string& last = explanation.steps.back().deduction;
            CHECK((last == "take_back" || last == "no_solution"));
            ++dead_ends;
        }
    }
    CHECK(dead_ends > 20);
}

TEST_CASE("a clash is told, and a board that is full has nothing to tell") {
    const Level level = tiny_level(2, 1, "HABABAHA BAHAHABB");
    State state = *EdgeMatch::play(level, EdgeMatch::start(level), placing(0, 0, {0, 0}));
    state = *EdgeMatch::play(level, state, placing(1, 0, {0, 1}));
    const Explanation explanation = explanation_of(level, state);
    REQUIRE(explanation.steps.size() == 2);
    CHECK(explanation.is_dead_end);
    CHECK(explanation.steps.front().deduction == "clash");
    CHECK(explanation.steps.back().deduction == "take_back");
    const Level single = tiny_level(1, 1, "=A=A=A=A");
    const State full = *EdgeMatch::play(single, EdgeMatch::start(single), placing(0, 0, {0, 0}));
    CHECK(explanation_of(single, full).steps.empty());
}

TEST_CASE("slicing the budget changes no explanation") {
    const Level level = level_of(giraffe_text);
    const State start = EdgeMatch::start(level);
    const State dead_end = *EdgeMatch::play(level, start, placing(0, 0, {0, 0}));
    for (const State& state : {start, dead_end}) {
        Explainer whole = *Explainer::start(level, state);
        REQUIRE(whole.advance(everything) == Outcome::solved);
        for (const Ticks budget : {Ticks{1}, Ticks{7}, Ticks{1000}}) {
            Explainer sliced = *Explainer::start(level, state);
            while (sliced.advance(budget) == Outcome::running) {
            }
            CHECK(sliced.explanation() == whole.explanation());
            CHECK(sliced.stats() == whole.stats());
        }
    }
}

TEST_CASE("slicing the budget changes no grade") {
    const Level level = level_of(giraffe_text);
    Grader whole = *Grader::start(level, EdgeMatch::start(level));
    REQUIRE(whole.advance(everything) == Outcome::solved);
    for (const Ticks budget : {Ticks{1}, Ticks{7}, Ticks{1000}}) {
        Grader sliced = *Grader::start(level, EdgeMatch::start(level));
        while (sliced.advance(budget) == Outcome::running) {
        }
        CHECK(sliced.grade() == whole.grade());
        CHECK(sliced.stats() == whole.stats());
    }
}

}  // namespace tessera::edge_match
