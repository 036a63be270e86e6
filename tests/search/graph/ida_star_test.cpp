#include "search/graph/ida_star.h"

#include "support/lamps.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("search/graph/ida_star");

TEST_CASE("a solved search has found a shortest way, however little it remembers") {
    const Lamps lamps{8};
    for (const std::uint64_t memory_bytes : {0U, 1U << 20}) {
        for (unsigned lit = 0; lit < 256; ++lit) {
            const LampState start = lamps_of(8, lit);
            IdaStar<LampWalker> search(LampWalker(lamps, start), memory_bytes);
            REQUIRE(search.advance(100'000'000) == Outcome::solved);
            CHECK(int_size(search.moves()) == brute_force_distance(lamps, start));
            CHECK(search.lower_bound() == int_size(search.moves()));
            CHECK(after(lamps, start, search.moves()) == lamps_of(8, 0));
        }
    }
}

TEST_CASE("a search with a limit proves that nothing shorter exists") {
    const Lamps lamps{10};
    const LampState start = lamps_of(10, 0b1011001110);
    const int distance = brute_force_distance(lamps, start);
    IdaStar<LampWalker> search(LampWalker(lamps, start), 1U << 20);
    search.set_limit(distance);
    CHECK(search.advance(100'000'000) == Outcome::exhausted);
    CHECK(search.lower_bound() >= distance);
}

TEST_CASE("how the budget is sliced changes nothing") {
    const LampState start = lamps_of(10, 0b1011001110);
    IdaStar<LampWalker> whole(LampWalker({10}, start), 1U << 20);
    REQUIRE(whole.advance(100'000'000) == Outcome::solved);
    for (const Ticks slice : {Ticks{1}, Ticks{7}, Ticks{1000}}) {
        IdaStar<LampWalker> sliced(LampWalker({10}, start), 1U << 20);
        while (sliced.advance(slice) == Outcome::running) {
        }
        CHECK(sliced.stats() == whole.stats());
        CHECK(sliced.moves() == whole.moves());
    }
}

TEST_CASE("the table of failures remembers what it was told, until newer failures need the room") {
    TranspositionTable table(1U << 20);
    table.record({1, 2}, 5);
    CHECK(table.covers({1, 2}, 5));
    CHECK(table.covers({1, 2}, 3));
    CHECK_FALSE(table.covers({1, 2}, 6));
    CHECK_FALSE(table.covers({2, 1}, 5));
    for (std::uint64_t number = 0; number < 100'000; ++number) {
        table.record({number, 99}, static_cast<int>(number % 10));
    }
    CHECK(table.memory_bytes() <= 1U << 20);
    int remembered = 0;
    for (std::uint64_t number = 0; number < 100'000; ++number) {
        const int moves_left = static_cast<int>(number % 10);
        CHECK_FALSE(table.covers({number, 99}, moves_left + 1));
        remembered += table.covers({number, 99}, moves_left) ? 1 : 0;
    }
    CHECK(remembered > 10'000);
}

TEST_SUITE_END();

}  // namespace tessera
