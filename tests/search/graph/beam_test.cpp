#include "search/graph/beam.h"

#include "support/lamps.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("search/beam");

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

TEST_SUITE_END();

}  // namespace tessera
