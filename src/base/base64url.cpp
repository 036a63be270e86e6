#include "base/base64url.h"

#include "base/index.h"

#include <algorithm>
#include <bit>

namespace tessera {

namespace {

constexpr std::string_view base64url_alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::string_view crockford_alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

// Returns the remainder of the text modulo the primitive polynomial x^20 + x^3 + 1 over GF(2).
std::uint32_t crc20(std::string_view text) {
    constexpr std::uint32_t polynomial = 0b1001;
    std::uint32_t remainder = 0xfffff;
    for (const char letter : text) {
        remainder ^= static_cast<std::uint32_t>(static_cast<unsigned char>(letter)) << 12;
        for (int place = 0; place < 8; ++place) {
            remainder = ((remainder << 1) & 0xfffff) ^ ((remainder >> 19) * polynomial);
        }
    }
    return remainder;
}

}  // namespace

int bits_below(int count) {
    return static_cast<int>(std::bit_width(static_cast<unsigned>(std::max(count - 1, 0))));
}

char base64url_digit(int value) {
    return at(base64url_alphabet, value);
}

std::optional<int> base64url_value(char digit) {
    const std::size_t value = base64url_alphabet.find(digit);
    return value == std::string_view::npos ? std::nullopt : std::optional(static_cast<int>(value));
}

void BitWriter::put(std::uint32_t value, int bit_count) {
    for (int shift = bit_count - 1; shift >= 0; --shift) {
        bits_.push_back(static_cast<char>((value >> shift) & 1U));
    }
}

std::string BitWriter::digits() const {
    std::string text;
    for (std::size_t start = 0; start < bits_.size(); start += 6) {
        int value = 0;
        for (std::size_t place = start; place < start + 6; ++place) {
            value = value * 2 + (place < bits_.size() ? bits_[place] : 0);
        }
        text += base64url_digit(value);
    }
    return text;
}

std::optional<BitReader> BitReader::open(std::string_view digits) {
    BitReader reader;
    for (const char digit : digits) {
        const std::optional<int> value = base64url_value(digit);
        if (!value) {
            return std::nullopt;
        }
        for (int shift = 5; shift >= 0; --shift) {
            reader.bits_.push_back(static_cast<char>((*value >> shift) & 1));
        }
    }
    return reader;
}

std::optional<std::uint32_t> BitReader::read(int bit_count) {
    if (position_ + static_cast<std::size_t>(bit_count) > bits_.size()) {
        return std::nullopt;
    }
    std::uint32_t value = 0;
    for (int place = 0; place < bit_count; ++place) {
        value = value * 2 + static_cast<std::uint32_t>(bits_[position_++]);
    }
    return value;
}

bool BitReader::at_end() const {
    for (std::size_t place = position_; place < bits_.size(); ++place) {
        if (bits_[place] != 0) {
            return false;
        }
    }
    return bits_.size() - position_ < 6;
}

std::string check_digits(std::string_view text) {
    const std::uint32_t remainder = crc20(text);
    std::string digits;
    for (int shift = 15; shift >= 0; shift -= 5) {
        digits += at(crockford_alphabet, static_cast<int>((remainder >> shift) & 31));
    }
    return digits;
}

}  // namespace tessera
