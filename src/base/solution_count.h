#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tessera {

// A saturating 128-bit count: the largest value means "at least that".
struct SolutionCount {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    SolutionCount() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): a number is a count
    SolutionCount(std::uint64_t count) : low(count) {}

    SolutionCount& operator+=(const SolutionCount& other) {
        const std::uint64_t sum = low + other.low;
        const std::uint64_t carry = sum < low ? 1 : 0;
        const bool is_over = other.high > ~high || (other.high == ~high && carry != 0);
        low = is_over ? ~std::uint64_t{0} : sum;
        high = is_over ? ~std::uint64_t{0} : high + other.high + carry;
        return *this;
    }

    bool is_zero() const { return low == 0 && high == 0; }
    bool is_saturated() const { return ~low == 0 && ~high == 0; }
    bool operator==(const SolutionCount&) const = default;
};

inline bool operator<(const SolutionCount& a, const SolutionCount& b) {
    return a.high != b.high ? a.high < b.high : a.low < b.low;
}

// Returns the product, saturating.
SolutionCount times(SolutionCount count, std::uint64_t times);

// Quotient and remainder of a division by a small number.
struct SolutionCountQuotient {
    SolutionCount quotient;
    std::uint64_t remainder = 0;
};
SolutionCountQuotient divide(const SolutionCount& count, std::uint32_t divisor);

std::string decimal(SolutionCount count);
// Returns nothing if the text is not in the format of `decimal`.
std::optional<SolutionCount> parse_decimal(std::string_view text);

}  // namespace tessera
