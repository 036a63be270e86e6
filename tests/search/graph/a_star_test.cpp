#include "search/graph/a_star.h"

#include "support/lamps.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("search/graph/a_star");

namespace {

using Search = AStar<Lamps, ThirdOfLit>;

bool is_dark(StateBytes state) {
    return std::count(state.begin(), state.end(), 1) == 0;
}

}  // namespace

TEST_CASE("with an admissible heuristic the path is a shortest one") {
    const Lamps lamps{8};
    for (unsigned lit = 0; lit < 256; ++lit) {
        const LampState start = lamps_of(8, lit);
        Search search(lamps, {}, start, 1U << 20);
        REQUIRE(search.advance(1'000'000, is_dark) == Outcome::solved);
        CHECK(int_size(search.moves()) == brute_force_distance(lamps, start));
        CHECK(after(lamps, start, search.moves()) == lamps_of(8, 0));
        CHECK(search.lower_bound() == int_size(search.moves()));
    }
}

TEST_CASE("where no way leads, the search ends") {
    Search search(Lamps{6}, {}, lamps_of(6, 1), 1U << 20);
    CHECK(search.advance(1'000'000, is_dark) == Outcome::exhausted);
    CHECK_FALSE(search.is_full());
}

TEST_CASE("how the budget is sliced changes nothing") {
    const LampState start = lamps_of(13, 0b1011001110101);
    Search whole(Lamps{13}, {}, start, 1U << 20);
    REQUIRE(whole.advance(10'000'000, is_dark) == Outcome::solved);
    Search sliced(Lamps{13}, {}, start, 1U << 20);
    while (sliced.advance(5, is_dark) == Outcome::running) {
    }
    CHECK(sliced.stats() == whole.stats());
    CHECK(sliced.moves() == whole.moves());
}

TEST_CASE("a full memory ends the search within its bound") {
    Search search(Lamps{16}, {}, lamps_of(16, 0xffff), 40'000);
    CHECK(search.advance(100'000'000, is_dark) == Outcome::exhausted);
    CHECK(search.is_full());
    CHECK(search.memory_bytes() <= 40'000);
}

TEST_SUITE_END();

}  // namespace tessera
