#include "search/annealing/annealing.h"

#include "base/hash.h"

#include <doctest.h>

#include <array>
#include <vector>

using namespace tessera;

TEST_SUITE_BEGIN("search/annealing/annealing");

namespace {

using Kind = AnnealingProblem::Kind;

const Kind domino = {{{0, 0}, {0, 1}}, {{0, 0}, {1, 0}}};
const Kind corner = {
    {{0, 0}, {0, 1}, {1, 0}}, {{0, 0}, {0, 1}, {1, 1}}, {{0, 1}, {1, 0}, {1, 1}}, {{0, 0}, {1, 0}, {1, 1}}};
const Kind t_piece = {{{0, 0}, {0, 1}, {0, 2}, {1, 1}}};

// 4 x 5 with two cells closed: six corner pieces of three cells.
AnnealingProblem corners() {
    AnnealingProblem problem{Grid<bool>(4, 5, true), {corner}, std::vector<int>(6, 0)};
    problem.open[{0, 0}] = false;
    problem.open[{3, 4}] = false;
    return problem;
}

// Computes the potential from the definition.
int potential_of(const AnnealingProblem& problem, const std::vector<Lying>& lying) {
    Grid<int> covers(problem.open.rows(), problem.open.columns(), 0);
    for (int cell = 0; cell < covers.size(); ++cell) {
        covers[cell] = problem.open[cell] ? 0 : 1;
    }
    for (int piece = 0; piece < int_size(lying); ++piece) {
        const Lying& place = at(lying, piece);
        for (const Cell cell : at(at(problem.kinds, at(problem.pieces, piece)), place.orientation)) {
            REQUIRE(covers.contains(cell + place.corner));
            ++covers[cell + place.corner];
        }
    }
    int wasted = 0;
    for (int cell = 0; cell < covers.size(); ++cell) {
        wasted += std::max(0, covers[cell] - 1);
    }
    return wasted;
}

constexpr std::array all_moves = {AnnealingMoves::step, AnnealingMoves::step_or_replacement,
                                  AnnealingMoves::heat_bath, AnnealingMoves::directed_heat_bath};

AnnealingOptions with(AnnealingMoves moves, std::uint64_t seed) {
    return {moves, LinearCooling{2, 4, 3000}, seed};
}

}  // namespace

TEST_CASE("the potential that is kept is the one that is counted anew, whatever is moved") {
    const AnnealingProblem problem = corners();
    for (const AnnealingMoves moves : all_moves) {
        Annealing annealing(problem, with(moves, 5));
        while (annealing.best().empty()) {
            REQUIRE(annealing.advance(1) != Outcome::exhausted);
        }
        for (int step = 0; step < 400; ++step) {
            const Outcome outcome = annealing.advance(1);
            const int potential = potential_of(problem, annealing.lying());
            REQUIRE(annealing.potential() == potential);
            REQUIRE(annealing.least_potential() <= potential);
            REQUIRE(annealing.least_potential() == potential_of(problem, annealing.best()));
            REQUIRE((outcome == Outcome::solved) == (potential == 0));
        }
    }
}

TEST_CASE("a covering is found by all moves, from every seed") {
    for (const AnnealingMoves moves : all_moves) {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Annealing annealing(corners(), with(moves, seed));
            REQUIRE(annealing.advance(3'000'000) == Outcome::solved);
            CHECK(potential_of(corners(), annealing.lying()) == 0);
            CHECK(annealing.advance(100) == Outcome::solved);
            CHECK(annealing.stats().solutions == 1);
        }
    }
}

TEST_CASE("how the work is sliced changes nothing") {
    for (const AnnealingMoves moves : all_moves) {
        Annealing whole(corners(), with(moves, 9));
        REQUIRE(whole.advance(3'000'000) == Outcome::solved);
        Annealing sliced(corners(), with(moves, 9));
        while (sliced.advance(3) == Outcome::running) {
        }
        CHECK(sliced.lying() == whole.lying());
        CHECK(sliced.stats() == whole.stats());
    }
}

TEST_CASE("a piece without a place is a proof, pieces that cannot be laid together are none") {
    AnnealingProblem ring{Grid<bool>(3, 3, false), {domino, t_piece}, {0, 1}};
    for (const Cell cell : {Cell{0, 0}, Cell{0, 1}, Cell{0, 2}, Cell{1, 0}, Cell{1, 2}, Cell{2, 1}}) {
        ring.open[cell] = true;
    }
    CHECK(Annealing(ring, {}).advance(1000) == Outcome::exhausted);

    // Two dominoes on a T of four cells: either covers the middle.
    AnnealingProblem dominoes{Grid<bool>(2, 3, false), {domino}, {0, 0}};
    for (const Cell cell : {Cell{0, 0}, Cell{0, 1}, Cell{0, 2}, Cell{1, 1}}) {
        dominoes.open[cell] = true;
    }
    for (const AnnealingMoves moves : all_moves) {
        Annealing annealing(dominoes, with(moves, 3));
        CHECK(annealing.advance(20'000) == Outcome::running);
        CHECK(annealing.least_potential() == 1);
        CHECK(annealing.restart_count() > 0);
    }
}

TEST_CASE("iterations are the same on every target") {
    std::uint64_t hash = 0;
    for (const AnnealingMoves moves : all_moves) {
        Annealing annealing(corners(), with(moves, 1));
        annealing.advance(3'000'000);
        hash = mix_bits(hash ^ annealing.stats().nodes) ^ annealing.stats().backtracks;
    }
    CHECK(hash == 17415711132866081628ULL);
}

TEST_SUITE_END();
