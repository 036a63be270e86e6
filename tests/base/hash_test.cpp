#include "base/hash.h"

#include <doctest.h>

#include <cstdint>

TEST_SUITE_BEGIN("base/hash");

using namespace tessera;

// Golden values, which never change: levels, links and the order of searches depend on them.

TEST_CASE("bits are mixed as the finaliser of SplitMix64 mixes them") {
    CHECK(mix_bits(0) == 0);
    CHECK(mix_bits(1) == 0x5692161d100b05e5);
    CHECK(mix_bits(2) == 0xdbd238973a2b148a);
    CHECK(mix_bits(~std::uint64_t{0}) == 0xb4d055fcf2cbbd7b);
}

TEST_CASE("hashes are combined in an order that matters") {
    CHECK(combine_hashes(0, 0) == 0xe220a8397b1dcdaf);
    CHECK(combine_hashes(0, 1) == 0x910a2dec89025cc1);
    CHECK(combine_hashes(1, 0) == 0xe4d971771b652c20);
    CHECK(combine_hashes(~std::uint64_t{0}, ~std::uint64_t{0}) == 0x336503c6b835bec0);
    CHECK(combine_hashes(combine_hashes(combine_hashes(0, 3), 1), 2) == 0x96f18d0aeb49fc06);
}

TEST_SUITE_END();
