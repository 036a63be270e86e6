#pragma once

#include <cstdint>
#include <string>

namespace tessera {

// A count of 128 bits that stops at its largest value instead of wrapping round; +max means "at least that".
struct Tally {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    Tally() = default;
    Tally(std::uint64_t count) : low(count) {}  // NOLINT(google-explicit-constructor): a count is a tally

    Tally& operator+=(const Tally& other) {
        const std::uint64_t sum = low + other.low;
        const std::uint64_t carry = sum < low ? 1 : 0;
        const bool is_over = other.high > ~high || (other.high == ~high && carry != 0);
        low = is_over ? ~std::uint64_t{0} : sum;
        high = is_over ? ~std::uint64_t{0} : high + other.high + carry;
        return *this;
    }

    bool is_zero() const { return low == 0 && high == 0; }
    bool is_full() const { return ~low == 0 && ~high == 0; }
    bool operator==(const Tally&) const = default;
};

inline bool operator<(const Tally& a, const Tally& b) {
    return a.high != b.high ? a.high < b.high : a.low < b.low;
}

// `count` taken `times` times.
Tally times(Tally count, std::uint64_t times);

// Quotient and remainder by a small number.
struct TallyQuotient {
    Tally quotient;
    std::uint64_t remainder = 0;
};
TallyQuotient divide(const Tally& count, std::uint32_t divisor);

std::string decimal(Tally count);

}  // namespace tessera
