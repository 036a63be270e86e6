#include "base/tally.h"

#include <doctest.h>

TEST_SUITE_BEGIN("base/tally");

using namespace tessera;

TEST_CASE("a tally carries past 64 bits and prints every digit") {
    Tally count(~std::uint64_t{0});
    count += 1;
    CHECK(count == times(Tally(std::uint64_t{1} << 32), std::uint64_t{1} << 32));
    CHECK(decimal(count) == "18446744073709551616");
    CHECK(decimal(0) == "0");
    CHECK(decimal(4'331'140) == "4331140");
}

TEST_CASE("a tally stays at its largest value") {
    Tally count(1);
    for (int doubling = 0; doubling < 200; ++doubling) {
        count += Tally(count);
    }
    CHECK(count.is_full());
    CHECK(decimal(count) == "340282366920938463463374607431768211455");
}

TEST_CASE("a tally is divided with its remainder") {
    const TallyQuotient third = divide(times(1'000'000'007, 1'000'000'007), 3);
    CHECK(decimal(third.quotient) == "333333338000000016");
    CHECK(third.remainder == 1);
}

TEST_SUITE_END();
