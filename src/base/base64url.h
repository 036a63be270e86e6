#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The digits of base64url (RFC 4648 section 5): A-Z a-z 0-9 - _ are 0 .. 63.
char base64url_digit(int value);
std::optional<int> base64url_value(char digit);

// Returns the number of bits that hold all numbers below `count`.
int bits_below(int count);

// Writes bits six to a digit, most significant first; the last digit is padded with zeros.
class BitWriter {
public:
    void put(std::uint32_t value, int bit_count);
    std::string digits() const;

private:
    std::vector<char> bits_;  // 0 or 1; code for vector<bool> would be used nowhere else in the page
};

// Reads what BitWriter wrote. `read` returns nothing past the end; `at_end` is true if fewer than six bits of
// zero padding are left, which makes a text canonical.
class BitReader {
public:
    static std::optional<BitReader> open(std::string_view digits);

    std::optional<std::uint32_t> read(int bit_count);
    bool at_end() const;

private:
    std::vector<char> bits_;
    std::size_t position_ = 0;
};

inline constexpr int check_digit_count = 4;

// Returns a 20-bit cyclic redundancy check as four digits of Crockford's base32, in lower case. It always
// detects a change within two adjacent characters, and other damage with all but a probability of 1e-6.
std::string check_digits(std::string_view text);

}  // namespace tessera
