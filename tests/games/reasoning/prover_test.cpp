#include "games/reasoning/prover.h"

#include "base/rng.h"
#include "colouring.h"

#include <doctest.h>

#include <algorithm>
#include <memory>
#include <optional>

// Proofs of the kernel, held against trying everything.

using namespace tessera;
using namespace tessera::colouring;

namespace {

using Prover = reasoning::Prover<Domain>;
using Refutation = reasoning::Refutation<Paint, Bare>;

constexpr int never = 1000;

Map random_map(Rng& rng) {
    Map map{rng.between(4, 7), 3, {}};
    for (int cell = 1; cell < map.cell_count; ++cell) {
        for (int other = 0; other < cell; ++other) {
            if (rng.below(2) == 0) {
                map.borders.emplace_back(other, cell);
            }
        }
    }
    return map;
}

void add_solutions(const Candidates& now, std::vector<Paints>& all) {
    const int cell = tightest_cell(now, now.table().colour_count);
    if (cell < 0) {
        all.push_back(now.laid());
        return;
    }
    for (const int colour : now.colours_of(cell)) {
        Candidates next = now;
        next.place({cell, colour});
        add_solutions(next, all);
    }
}

// The cost of the cheapest refutation, by trying every cell at every step.
int least_refutation(const Candidates& now, const Paint& paint, int depth) {
    Candidates next = now;
    next.place(paint);
    if (Domain::failure_of(next)) {
        return reasoning::cost_at_once;
    }
    int least = never;
    for (int cell = 0; cell < next.table().cell_count && depth > 0; ++cell) {
        int cost = next.is_open(cell) ? reasoning::cost_of_link : never;
        for (const int colour : next.colours_of(cell)) {
            cost += cost < never ? least_refutation(next, {cell, colour}, depth - 1) : 0;
        }
        least = std::min(least, cost);
    }
    return least;
}

void check_refutation(const Candidates& now, const Refutation& refutation) {
    REQUIRE(now.is_possible(refutation.candidate));
    Candidates next = now;
    next.place(refutation.candidate);
    if (refutation.is_at_once()) {
        CHECK(next.colours_of(refutation.failure->cell).empty());
        CHECK(next.is_open(refutation.failure->cell));
        return;
    }
    CHECK(refutation.others.size() == next.colours_of(refutation.place.cell).size());
    int cost = reasoning::cost_of_link;
    for (const Refutation& other : refutation.others) {
        CHECK(other.candidate.cell == refutation.place.cell);
        check_refutation(next, other);
        cost += other.cost;
    }
    CHECK(refutation.cost == cost);
}

Outcome proved(Prover& prover, Ticks slice) {
    Outcome outcome = Outcome::running;
    while (outcome == Outcome::running) {
        outcome = prover.advance(slice);
    }
    return outcome;
}

}  // namespace

TEST_SUITE_BEGIN("games/reasoning/prover");

TEST_CASE("a proof is sound, and none costs less: maps of a few cells, with one solution or none") {
    int placing = 0;
    int dead_ends = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        const Map map = random_map(rng);
        const Domain domain(map, {{0, 0}, {1, rng.between(0, 2)}, {2, rng.between(0, 2)}}, {});
        const Candidates start = domain.start();
        std::vector<Paints> solutions;
        add_solutions(start, solutions);
        if (solutions.size() > 1 || start.open_count() == 0) {
            continue;
        }
        const Paints survivors = solutions.empty() ? Paints() : solutions.front();
        Prover prover(domain, start, survivors, {}, 1'000'000);
        REQUIRE(proved(prover, 1) == Outcome::solved);
        const auto& proof = prover.proof();
        if (proof.failure) {
            CHECK(solutions.empty());
            CHECK(start.colours_of(proof.failure->cell).empty());
            continue;
        }
        CHECK(proof.placed.has_value() == !solutions.empty());
        CHECK(proof.refuted.size() + (proof.placed ? 1 : 0) == start.colours_of(proof.place.cell).size());
        int least = never;
        for (int cell = 0; cell < map.cell_count; ++cell) {
            int cost = start.is_open(cell) ? 0 : never;
            for (const int colour : start.colours_of(cell)) {
                const Paint paint{cell, colour};
                const bool survives = std::find(survivors.begin(), survivors.end(), paint) != survivors.end();
                cost += survives || cost >= never ? 0 : least_refutation(start, paint, 8);
            }
            least = std::min(least, cost);
        }
        CHECK(proof.cost == least);
        for (const Refutation& refutation : proof.refuted) {
            check_refutation(start, refutation);
        }
        (solutions.empty() ? dead_ends : placing) += 1;
    }
    CHECK(placing > 20);
    CHECK(dead_ends > 3);
}

TEST_CASE("what may be in a solution beside the known one is never refuted") {
    const Map map{2, 3, {{0, 1}}};
    const Domain domain(map, {{0, 0}}, {});
    Prover prover(domain, domain.start(), {{1, 1}}, {{1, 2}}, 1'000'000);
    CHECK(proved(prover, 100) == Outcome::exhausted);
}

TEST_CASE("a proof gives up after its effort, and slices change nothing") {
    Rng rng(3);
    Map map{9, 3, {}};
    for (int cell = 0; cell < 9; ++cell) {
        map.borders.emplace_back(cell, (cell + 1) % 9);
    }
    const Domain domain(map, {}, {});
    Prover prover(domain, domain.start(), {}, {}, 50);
    CHECK(proved(prover, 7) == Outcome::exhausted);
    CHECK(prover.stats().ticks >= 50);
    Prover whole(domain, domain.start(), {}, {}, 50);
    CHECK(proved(whole, 1'000'000) == Outcome::exhausted);
    CHECK(whole.stats().ticks == prover.stats().ticks);
    CHECK(whole.stats().nodes == prover.stats().nodes);
}

TEST_CASE("a call does its budget, and one look at a position more at most") {
    Rng rng(5);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        CAPTURE(seed);
        Rng chance(seed);
        const Map map = random_map(chance);
        const Domain domain(map, {{0, 0}}, {});
        const Ticks look = Domain::ticks_of_look(domain.start());
        Prover prover(domain, domain.start(), {}, {}, 10'000);
        Outcome outcome = Outcome::running;
        while (outcome == Outcome::running) {
            const Ticks before = prover.stats().ticks;
            const Ticks budget = 1 + rng.below(3 * look);
            outcome = prover.advance(budget);
            CHECK(prover.stats().ticks < before + budget + look);
        }
    }
}

TEST_SUITE_END();
