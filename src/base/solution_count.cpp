#include "base/solution_count.h"

#include <algorithm>
#include <array>

namespace tessera {

SolutionCount times(SolutionCount count, std::uint64_t times) {
    SolutionCount product;
    for (; times != 0; times >>= 1) {
        if ((times & 1) != 0) {
            product += count;
        }
        count += SolutionCount(count);
    }
    return product;
}

SolutionCountQuotient divide(const SolutionCount& count, std::uint32_t divisor) {
    const std::array<std::uint32_t, 4> digits = {
        static_cast<std::uint32_t>(count.high >> 32), static_cast<std::uint32_t>(count.high),
        static_cast<std::uint32_t>(count.low >> 32), static_cast<std::uint32_t>(count.low)};
    std::array<std::uint64_t, 4> quotients{};
    std::uint64_t rest = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        rest = rest << 32 | digits[i];
        quotients[i] = rest / divisor;
        rest %= divisor;
    }
    SolutionCountQuotient result;
    result.quotient.high = quotients[0] << 32 | quotients[1];
    result.quotient.low = quotients[2] << 32 | quotients[3];
    result.remainder = rest;
    return result;
}

std::string decimal(SolutionCount count) {
    std::string digits;
    do {
        const SolutionCountQuotient next = divide(count, 10);
        digits.push_back(static_cast<char>('0' + next.remainder));
        count = next.quotient;
    } while (!count.is_zero());
    std::reverse(digits.begin(), digits.end());
    return digits;
}

std::optional<SolutionCount> parse_decimal(std::string_view text) {
    SolutionCount count;
    for (const char digit : text) {
        if (digit < '0' || digit > '9') {
            return std::nullopt;
        }
        count = times(count, 10);
        count += static_cast<std::uint64_t>(digit - '0');
    }
    return decimal(count) == text ? std::optional(count) : std::nullopt;
}

}  // namespace tessera
