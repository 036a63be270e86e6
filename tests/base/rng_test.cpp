#include "base/rng.h"

#include <doctest.h>

#include <cstdint>
#include <vector>

TEST_SUITE_BEGIN("base/rng");

using namespace tessera;

namespace {

template <class Draw>
auto drawn(int count, const Draw& draw) {
    std::vector<decltype(draw())> values;
    for (int index = 0; index < count; ++index) {
        values.push_back(draw());
    }
    return values;
}

}  // namespace

// Golden values, which never change on any target: seeds identify puzzles in links and saves.

TEST_CASE("a seed gives the numbers of SplitMix64") {
    Rng rng(1234567);
    CHECK(drawn(5, [&] { return rng.next(); }) ==
          std::vector<std::uint64_t>{6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL,
                                     4593380528125082431ULL, 16408922859458223821ULL});
    Rng zero(0);
    CHECK(drawn(3, [&] { return zero.next(); }) ==
          std::vector<std::uint64_t>{0xe220a8397b1dcdaf, 0x6e789e6aa1b965f4, 0x06c45d188009454f});
}

TEST_CASE("a bounded number is the remainder of one that is not rejected") {
    Rng rng(1);
    CHECK(drawn(16, [&] { return rng.below(6); }) ==
          std::vector<std::uint64_t>{5, 1, 0, 5, 3, 2, 3, 3, 0, 4, 3, 4, 2, 4, 4, 5});
    // Nearly half of all numbers are rejected for this bound.
    Rng large(5);
    CHECK(drawn(4, [&] { return large.below((std::uint64_t{1} << 63) + 1); }) ==
          std::vector<std::uint64_t>{0x4097314d939736f7, 0x7c4de41f1bcc1b20, 0x02d78c130699ef2a,
                                     0x1a7b14876099d762});
    CHECK(large.next() == 0x735255e9257cc6a7);
    Rng one(7);
    CHECK(one.below(1) == 0);
}

TEST_CASE("a range includes both ends") {
    Rng rng(1);
    CHECK(drawn(12, [&] { return rng.between(-3, 3); }) ==
          std::vector<int>{-1, -3, -2, -3, 2, -1, -3, 0, -2, 1, -2, -1});
}

TEST_CASE("a shuffle depends on the seed alone, and a copy repeats it") {
    std::vector<int> first = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    std::vector<int> second = first;
    Rng rng(42);
    Rng copy = rng;
    shuffle(first, rng);
    shuffle(second, copy);
    CHECK(first == std::vector<int>{0, 9, 5, 8, 6, 4, 7, 2, 1, 3});
    CHECK(second == first);
    CHECK(rng.next() == copy.next());
}

TEST_SUITE_END();
