#include "base/bits.h"

#include <doctest.h>

namespace tessera {

TEST_SUITE_BEGIN("base/bits");

TEST_CASE("taking the lowest bits off one by one visits every set bit from the lowest up") {
    std::uint64_t word = bit(0) | bit(5) | bit(63);
    CHECK(lowest_bit(word) == 0);
    word = drop_lowest_bit(word);
    CHECK(lowest_bit(word) == 5);
    word = drop_lowest_bit(word);
    CHECK(lowest_bit(word) == 63);
    CHECK(drop_lowest_bit(word) == 0);
}

}  // namespace tessera
