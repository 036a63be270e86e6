#include "search/graph/breadth_first.h"

#include "support/lamps.h"

#include <doctest.h>

#include <map>

namespace tessera {

TEST_SUITE_BEGIN("search/graph/breadth_first");

TEST_CASE_TEMPLATE("breadth-first searches find a shortest way, or that there is none", Search,
                   BreadthFirst<Lamps>, Bidirectional<Lamps>, WholeGraph<Lamps>) {
    for (const int count : {5, 6}) {  // on a ring of 6 some states cannot be solved
        const Lamps lamps{count};
        const LampState dark = lamps_of(count, 0);
        for (unsigned lit = 0; lit < 1U << count; ++lit) {
            const LampState start = lamps_of(count, lit);
            Search search(lamps, start, dark, 1U << 20);
            const Outcome outcome = search.advance(1'000'000);
            const int distance = brute_force_distance(lamps, start);
            REQUIRE(outcome == (distance >= 0 ? Outcome::solved : Outcome::exhausted));
            if (distance >= 0) {
                CHECK(int_size(search.moves()) == distance);
                CHECK(after(lamps, start, search.moves()) == dark);
            }
        }
    }
}

TEST_CASE_TEMPLATE("how the budget is sliced changes nothing", Search, BreadthFirst<Lamps>,
                   Bidirectional<Lamps>, WholeGraph<Lamps>) {
    const Lamps lamps{10};
    const LampState start = lamps_of(10, 0b1011001110);
    Search whole(lamps, start, lamps_of(10, 0), 1U << 20);
    REQUIRE(whole.advance(1'000'000) == Outcome::solved);
    for (const Ticks slice : {Ticks{1}, Ticks{7}, Ticks{100}}) {
        Search sliced(lamps, start, lamps_of(10, 0), 1U << 20);
        while (sliced.advance(slice) == Outcome::running) {
        }
        CHECK(sliced.stats() == whole.stats());
        CHECK(sliced.moves() == whole.moves());
    }
}

TEST_CASE_TEMPLATE("a search that fills its memory says so and keeps a bound", Search, BreadthFirst<Lamps>,
                   Bidirectional<Lamps>, WholeGraph<Lamps>) {
    const Lamps lamps{16};
    const LampState start = lamps_of(16, 0xffff);
    Search search(lamps, start, lamps_of(16, 0), 30'000);
    CHECK(search.advance(100'000'000) == Outcome::exhausted);
    CHECK(search.is_full());
    CHECK(search.memory_bytes() <= 30'000);
    CHECK(search.lower_bound() >= 2);
    CHECK(search.lower_bound() <= brute_force_distance(lamps, start));
}

TEST_CASE("a search from both ends that is told takes the same steps, and tells where the ends meet") {
    const Lamps lamps{10};
    const LampState start = lamps_of(10, 0b1011001110);
    Bidirectional<Lamps> search(lamps, start, lamps_of(10, 0), 1U << 20);
    Bidirectional<Lamps, StateLog> told(lamps, start, lamps_of(10, 0), 1U << 20);
    REQUIRE(search.advance(1'000'000) == Outcome::solved);
    REQUIRE(told.advance(1'000'000) == Outcome::solved);
    CHECK(told.stats() == search.stats());
    CHECK(told.moves() == search.moves());
    std::map<std::int32_t, LampState> states = {{0, start}, {1, lamps_of(10, 0)}};
    std::uint64_t reached = 0;
    for (const StateStep& step : told.trace().steps) {
        if (step.kind == StateStepKind::reach) {
            CHECK(step.state % 2 == step.from % 2);
            states[step.state] = after(lamps, states.at(step.from), {step.move});
            ++reached;
        }
        CHECK(states.count(step.state) == 1);
    }
    CHECK(reached == search.stats().nodes);
    const StateStep last = told.trace().steps.back();
    REQUIRE(last.kind == StateStepKind::solve);
    CHECK((last.state % 2 == 0 && last.from % 2 == 1));
    CHECK(states.at(last.state) == states.at(last.from));
}

TEST_SUITE_END();

}  // namespace tessera
