// Promise: On every lattice hints, explanations and blame hold against brute force, and every sentence is literally true.

#include "explanation_checker.h"
#include "games/polyomino/engines/after_moves.h"
#include "games/polyomino/engines/analyser.h"
#include "games/polyomino/engines/explainer.h"
#include "games/polyomino/engines/grader.h"
#include "games/polyomino/engines/hinter.h"
#include "games/polyomino/engines/random_cover.h"
#include "games/polyomino/lattice/lattices.h"
#include "support/all_solutions.h"
#include "support/lattice_levels.h"
#include "support/prism_lattice.h"
#include "support/random_positions.h"
#include "support/rounds.h"

#include <doctest.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace tessera;
using namespace tessera::polyomino;

namespace {

template <class Engine>
Outcome finished(Engine& engine, Ticks slice = 1'000'000) {
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running) {
        outcome = engine.advance(slice);
    }
    return outcome;
}

// A board that grows by chance, with the pieces that a cut of it gives.
Level random_level(const Lattice& lattice, Rng& rng) {
    const std::size_t size = 12 + static_cast<std::size_t>(rng.below(9));
    const std::size_t largest = 3 + static_cast<std::size_t>(rng.below(3));
    const std::set<Site> board = grown_board(lattice, size, rng);
    std::vector<Shape> shapes;
    for (const std::vector<Site>& part : parts_of(lattice, board, largest)) {
        shapes.push_back(shape_of(lattice, part));
    }
    return level_on(lattice, {board.begin(), board.end()}, shapes, rng.below(2) == 0);
}

std::vector<const Lattice*> other_lattices() {
    std::vector<const Lattice*> others(lattices().begin() + 1, lattices().end());
    others.push_back(&prism_lattice());
    return others;
}

bool can_be_solved(const Level& level, const State& state) {
    return !all_solutions(level, state, 1).empty();
}

// True if the board can be filled after taking back some `count` of the placed pieces.
bool do_fewer_help(const Level& level, const State& state, int count) {
    std::vector<bool> is_taken(state.placed.size(), false);
    std::fill(is_taken.end() - count, is_taken.end(), true);
    do {
        State rest;
        for (int index = 0; index < int_size(state.placed); ++index) {
            if (!is_taken[static_cast<std::size_t>(index)]) {
                rest.placed.push_back(at(state.placed, index));
            }
        }
        if (can_be_solved(level, rest)) {
            return true;
        }
    } while (std::next_permutation(is_taken.begin(), is_taken.end()));
    return false;
}

Explanation explanation_on(const Level& level, const State& state, Ticks slice = 1'000'000) {
    auto explainer = Explainer::start(level, state);
    REQUIRE(explainer);
    REQUIRE(finished(*explainer, slice) == Outcome::solved);
    return explainer->explanation();
}

std::string last_pattern(const Level& level) {
    const Explanation explanation = explanation_on(level, State{});
    CHECK(explanation.is_dead_end);
    CHECK(faults_of(level, State{}, explanation).empty());
    return explanation.steps.at(explanation.steps.size() - 2).sentence.pattern;
}

// Two pieces of two cells beside each other, on four cells of which one touches the three others.
Level star_and_dominoes(const Lattice& lattice, const std::vector<Site>& star) {
    const Shape domino = shape_of(lattice, {star.at(0), star.at(1)});
    return level_on(lattice, star, {domino, domino}, false);
}

}  // namespace

TEST_SUITE_BEGIN("games/polyomino/engines/lattice_reasons");

TEST_CASE("every sentence of an explanation is literally true on every lattice") {
    for (const Lattice* const lattice : other_lattices()) {
        CAPTURE(lattice->name);
        Rng rng(41);
        int dead_ends = 0;
        for (int round = 0; round < rounds(30, 10); ++round) {
            const Level level = random_level(*lattice, rng);
            const State state = random_position(level, rng, rng.between(0, 2));
            CAPTURE(Polyomino::format_level(level));
            const Explanation explanation = explanation_on(level, state);
            for (const std::string& fault : faults_of(level, state, explanation)) {
                FAIL_CHECK(fault);
            }
            CHECK(explanation.is_dead_end != can_be_solved(level, state));
            dead_ends += explanation.is_dead_end ? 1 : 0;
            State end = state;
            for (const ExplanationStep& step : explanation.steps) {
                end = after_moves(level, end, step.moves);
            }
            CHECK((explanation.is_dead_end ? can_be_solved(level, end) : Polyomino::is_solved(level, end)));
        }
        CHECK(dead_ends > rounds(3, 0));
        CHECK(dead_ends < rounds(27, 10));
    }
}

TEST_CASE("what a hint says to do leads to a solution on every lattice") {
    for (const Lattice* const lattice : other_lattices()) {
        CAPTURE(lattice->name);
        Rng rng(42);
        for (int round = 0; round < rounds(20, 7); ++round) {
            const Level level = random_level(*lattice, rng);
            State state = random_position(level, rng, rng.between(0, 2));
            int hints = 0;
            while (!Polyomino::is_solved(level, state)) {
                REQUIRE(++hints < 20);
                auto hinter = Hinter::start(level, state);
                REQUIRE(hinter);
                REQUIRE(finished(*hinter) == Outcome::solved);
                CHECK(hinter->hint().dead_end != can_be_solved(level, state));
                state = after_moves(level, state, hinter->hint().moves);
                CHECK(can_be_solved(level, state));
            }
        }
    }
}

TEST_CASE("the pieces to blame are a smallest set on every lattice, and the count is that of brute force") {
    for (const Lattice* const lattice : other_lattices()) {
        CAPTURE(lattice->name);
        Rng rng(43);
        int blamed = 0;
        for (int round = 0; round < 20; ++round) {
            const Level level = random_level(*lattice, rng);
            const State state = random_position(level, rng, 3);
            Analyser analyser(level, state);
            REQUIRE(finished(analyser) == Outcome::solved);
            const PlacementAnalysis& known = analyser.known();
            CHECK(known.is_solvable == can_be_solved(level, state));
            if (!known.is_solvable.value_or(true)) {
                const int count = int_size(known.blamed);
                REQUIRE(count > 0);
                blamed += count;
                CHECK(do_fewer_help(level, state, count));
                CHECK_FALSE(do_fewer_help(level, state, count - 1));
            }
        }
        CHECK(blamed > 10);
    }
}

TEST_CASE("wrong pieces in the pyramid of the boxed game are named, no more than there are") {
    const Level level = *Polyomino::parse_level(
        "tessera 1 polyomino\nlattice sphere\nboard\n.....\n.....\n.....\n.....\n.....\n-\n....\n....\n....\n"
        "....\n-\n...\n...\n...\n-\n..\n..\n-\n.\nend\nset iq\n");
    Rng rng(46);
    int dead_ends = 0;
    for (int round = 0; round < 6; ++round) {
        RandomCover cover(level, rng);
        REQUIRE(cover.advance(50'000'000) == Outcome::solved);
        State state{cover.solution()};
        shuffle(state.placed, rng);
        state.placed.resize(7);
        constexpr int wrong_count = 2;
        for (int wrong = 0; wrong < wrong_count; ++wrong) {
            std::sort(state.placed.begin(), state.placed.end());
            const std::vector<Placement> fitting = fitting_placements(level, state);
            state.placed.push_back(at(fitting, rng.between(0, int_size(fitting) - 1)));
        }
        std::sort(state.placed.begin(), state.placed.end());
        Analyser analyser(level, state);
        REQUIRE(finished(analyser) == Outcome::solved);
        const PlacementAnalysis& known = analyser.known();
        REQUIRE(known.is_solvable);
        CHECK(known.blamed.empty() == *known.is_solvable);
        CHECK(int_size(known.blamed) <= wrong_count);
        CHECK(can_be_solved(level, after_moves(level, state, analyser.analysis().blamed)));
        dead_ends += *known.is_solvable ? 0 : 1;
    }
    CHECK(dead_ends > 2);
}

TEST_CASE("slices change no word on another lattice") {
    Rng rng(44);
    for (const Lattice* const lattice : other_lattices()) {
        const Level level = random_level(*lattice, rng);
        CHECK(explanation_on(level, State{}) == explanation_on(level, State{}, 7));
    }
}

TEST_CASE("colours are an argument where a lattice has two") {
    const std::string words = "on a checkerboard";
    const std::vector<Site> tripod{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    CHECK(last_pattern(star_and_dominoes(cubic_lattice(), tripod)).substr(0, words.size()) == words);
    const std::vector<Site> triangle =
        drawn(triangular_lattice(), {{0, 1, 2}, {0, 0, 2}, {0, 1, 1}, {0, 1, 3}});
    CHECK(last_pattern(star_and_dominoes(triangular_lattice(), triangle)).substr(0, words.size()) == words);
    const std::vector<Site> propeller{{0, 0, 0}, {0, 0, 1}, {0, -1, 0}, {0, 1, -1}};
    CHECK(last_pattern(star_and_dominoes(hexagonal_lattice(), propeller)).find("checkerboard") ==
          std::string::npos);
}

TEST_CASE("puzzles on every lattice have a grade") {
    for (const Lattice* const lattice : other_lattices()) {
        CAPTURE(lattice->name);
        Rng rng(45);
        int graded = 0;
        for (int round = 0; round < 12; ++round) {
            const Level level = random_level(*lattice, rng);
            if (all_solutions(level, State{}, 2).size() == 1) {
                auto grader = Grader::start(level, State{});
                REQUIRE(grader);
                CHECK(finished(*grader) == Outcome::solved);
                CHECK(grader->grade().score > 0);
                ++graded;
            }
        }
        CHECK(graded > 0);
    }
}

TEST_SUITE_END();
