#include "base/solution_count.h"

#include <doctest.h>

TEST_SUITE_BEGIN("base/solution_count");

using namespace tessera;

TEST_CASE("a count of solutions carries past 64 bits and prints every digit") {
    SolutionCount count(~std::uint64_t{0});
    count += 1;
    CHECK(count == times(SolutionCount(std::uint64_t{1} << 32), std::uint64_t{1} << 32));
    CHECK(decimal(count) == "18446744073709551616");
    CHECK(decimal(0) == "0");
    CHECK(decimal(4'331'140) == "4331140");
}

TEST_CASE("a count of solutions stays at its largest value") {
    SolutionCount count(1);
    for (int doubling = 0; doubling < 200; ++doubling) {
        count += SolutionCount(count);
    }
    CHECK(count.is_saturated());
    CHECK(decimal(count) == "340282366920938463463374607431768211455");
}

TEST_CASE("a count of solutions is divided with its remainder") {
    const SolutionCountQuotient third = divide(times(1'000'000'007, 1'000'000'007), 3);
    CHECK(decimal(third.quotient) == "333333338000000016");
    CHECK(third.remainder == 1);
}

TEST_SUITE_END();
