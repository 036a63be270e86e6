#include "jobs/decimal.h"

#include "base/rng.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("jobs/decimal");

TEST_CASE("decimals of any length are added") {
    CHECK(sum_of_decimals("0", "0") == "0");
    CHECK(sum_of_decimals("999", "1") == "1000");
    CHECK(sum_of_decimals("1", "99999999999999999999999999") == "100000000000000000000000000");
}

TEST_CASE("sums of small decimals agree with the machine's") {
    Rng rng(1);
    for (int count = 0; count < 500; ++count) {
        const std::uint64_t a = rng.next() >> rng.between(1, 63);
        const std::uint64_t b = rng.next() >> rng.between(1, 63);
        CHECK(sum_of_decimals(std::to_string(a), std::to_string(b)) == std::to_string(a + b));
    }
}

TEST_CASE("a cap is reached by any number as large, and a cap of 0 by none") {
    CHECK(has_reached("2", 2));
    CHECK(has_reached("10", 9));
    CHECK(has_reached("100000000000000000000000", 9));
    CHECK_FALSE(has_reached("9", 10));
    CHECK_FALSE(has_reached("5", 0));
}

}  // namespace tessera
