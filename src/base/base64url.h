#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The digits of base64url (RFC 4648 section 5): A-Z a-z 0-9 - _ stand for 0 .. 63.
char base64url_digit(int value);
std::optional<int> base64url_value(char digit);

// In how many bits the numbers below `count` fit.
int bits_below(int count);

// Bits written six to a digit, most significant first; the last digit is filled up with zeros.
class BitWriter {
public:
    void put(std::uint32_t value, int bit_count);
    std::string digits() const;

private:
    std::vector<bool> bits_;
};

// Reads what BitWriter wrote. `read` has no value past the end; `at_end` holds when only zero padding of
// fewer than six bits is left, which is what makes a text canonical.
class BitReader {
public:
    static std::optional<BitReader> open(std::string_view digits);

    std::optional<std::uint32_t> read(int bit_count);
    bool at_end() const;

private:
    std::vector<bool> bits_;
    std::size_t position_ = 0;
};

inline constexpr int check_digit_count = 4;

// Four digits of Crockford's base32, in lower case, that hold a cyclic redundancy check of 20 bits: a change
// within any two neighbouring characters is always noticed, other damage all but once in a million.
std::string check_digits(std::string_view text);

}  // namespace tessera
