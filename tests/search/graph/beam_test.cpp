#include "search/graph/beam.h"

#include "support/lamps.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("search/graph/beam");

TEST_CASE("a beam wider than the graph finds a shortest way, and a narrow one a way") {
    const Lamps lamps{8};
    for (unsigned lit = 0; lit < 256; ++lit) {
        const LampState start = lamps_of(8, lit);
        Beam<Lamps> wide(lamps, start, {.width = 256});
        REQUIRE(wide.advance(1'000'000) == Outcome::solved);
        CHECK(int_size(wide.moves()) == brute_force_distance(lamps, start));
        Beam<Lamps> narrow(lamps, start, {.width = 4});
        if (narrow.advance(1'000'000) == Outcome::solved) {
            CHECK(narrow.moves().size() >= wide.moves().size());
            CHECK(after(lamps, start, narrow.moves()) == lamps_of(8, 0));
        }
    }
}

TEST_CASE("a limit is kept and slices change nothing") {
    const LampState start = lamps_of(11, 0b10110011101);
    const int distance = brute_force_distance({11}, start);
    Beam<Lamps> limited({11}, start, {.width = 4096, .limit = distance});
    CHECK(limited.advance(10'000'000) == Outcome::exhausted);
    Beam<Lamps> unlimited({11}, start, {.width = 4096, .limit = distance + 1});
    CHECK(unlimited.advance(10'000'000) == Outcome::solved);
    Beam<Lamps> whole({11}, start, {.width = 64});
    Beam<Lamps> sliced({11}, start, {.width = 64});
    const Outcome outcome = whole.advance(10'000'000);
    while (sliced.advance(1) == Outcome::running) {
    }
    CHECK(sliced.advance(1) == outcome);
    CHECK(sliced.stats() == whole.stats());
    CHECK(sliced.moves() == whole.moves());
}

TEST_CASE("a beam that is told keeps the same states, and tells them layer by layer, the best first") {
    const LampState start = lamps_of(11, 0b10110011101);
    Beam<Lamps> beam({11}, start, {.width = 6});
    Beam<Lamps, StateLog> told({11}, start, {.width = 6});
    const Outcome outcome = beam.advance(10'000'000);
    REQUIRE(told.advance(10'000'000) == outcome);
    CHECK(told.stats() == beam.stats());
    CHECK(told.moves() == beam.moves());
    std::vector<LampState> states = {start};
    std::vector<int> depths = {0};
    for (const StateStep& step : told.trace().steps) {
        if (step.kind == StateStepKind::reach) {
            CHECK(step.state == int_size(states));
            states.push_back(after({11}, at(states, step.from), {step.move}));
            depths.push_back(at(depths, step.from) + 1);
        }
    }
    CHECK(states.size() == told.stats().nodes + 1);
    const Lamps lamps{11};
    for (int state = 1; state < int_size(states); ++state) {
        CHECK(at(depths, state) >= at(depths, state - 1));
        CHECK((at(depths, state) > at(depths, state - 1) ||
               lamps.score(at(states, state)) >= lamps.score(at(states, state - 1))));
    }
}

TEST_SUITE_END();

}  // namespace tessera
