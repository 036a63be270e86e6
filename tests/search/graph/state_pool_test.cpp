#include "search/graph/state_pool.h"

#include <doctest.h>

#include <array>

namespace tessera {

TEST_SUITE_BEGIN("search/graph/state_pool");

namespace {

std::array<std::uint8_t, 3> state_of(int number) {
    return {static_cast<std::uint8_t>(number % 7), static_cast<std::uint8_t>(number / 7 % 256),
            static_cast<std::uint8_t>(number / 7 / 256)};
}

}  // namespace

TEST_CASE("each state is stored once and found again under its number") {
    StatePool pool(3, 1U << 20);
    for (int number = 0; number < 5000; ++number) {
        const auto added = pool.insert(state_of(number), {number - 1, 1, 2});
        REQUIRE(added.is_new);
        REQUIRE(added.index == number);
    }
    const auto again = pool.insert(state_of(77), {});
    CHECK_FALSE(again.is_new);
    CHECK(again.index == 77);
    CHECK(pool.find(state_of(4999)) == 4999);
    CHECK(pool.find(state_of(5000)) == -1);
    CHECK(pool.size() == 5000);
}

TEST_CASE("a pool never takes more memory than it was given, and says when it is full") {
    for (const std::uint64_t memory_bytes : {20'000U, 100'000U, 1'000'000U}) {
        StatePool pool(3, memory_bytes);
        int number = 0;
        while (pool.insert(state_of(number), {}).index >= 0) {
            CHECK(pool.memory_bytes() <= memory_bytes);
            ++number;
        }
        CHECK(pool.is_full());
        CHECK(number == pool.size());
        CHECK(number > static_cast<int>(memory_bytes / 100));
        CHECK(pool.insert(state_of(0), {}).index == 0);
    }
}

TEST_CASE("the way to a state is read off the links") {
    StatePool pool(3, 1U << 20);
    pool.insert(state_of(0), {});
    pool.insert(state_of(1), {0, 5, 1});
    pool.insert(state_of(2), {1, 3, 2});
    CHECK(pool.path_to(2) == std::vector<int>{5, 3});
    CHECK(pool.path_to(0).empty());
}

TEST_SUITE_END();

}  // namespace tessera
