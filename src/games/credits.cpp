#include "games/credits.h"

#include "base/text.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace tessera {

namespace {

constexpr std::string_view blanks = " \t\r\n";

// Takes one UTF-8 character off the front; nothing if the text does not start with one.
std::optional<std::uint32_t> take_letter(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t size = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    const bool is_start = first < 0x80 || (first >= 0xC2 && first <= 0xF4);
    if (!is_start || text.size() < size) {
        return std::nullopt;
    }
    std::uint32_t letter = size == 1 ? first : first & (0xFFU >> (size + 1));
    for (std::size_t index = 1; index < size; ++index) {
        const auto next = static_cast<unsigned char>(text[index]);
        if ((next & 0xC0U) != 0x80) {
            return std::nullopt;
        }
        letter = (letter << 6) | (next & 0x3FU);
    }
    const std::uint32_t least = size == 4 ? 0x10000 : size == 3 ? 0x800 : 0;
    if (letter < least || letter > 0x10FFFF || (letter >= 0xD800 && letter <= 0xDFFF)) {
        return std::nullopt;
    }
    text.remove_prefix(size);
    return letter;
}

bool is_steering(std::uint32_t letter) {
    const bool is_control = letter < 0x20 || (letter >= 0x7F && letter < 0xA0);
    const bool is_line_end = letter == 0x2028 || letter == 0x2029 || letter == 0xFEFF;
    const bool turns = letter == 0x200E || letter == 0x200F || letter == 0x061C ||
                       (letter >= 0x202A && letter <= 0x202E) || (letter >= 0x2066 && letter <= 0x2069);
    return is_control || is_line_end || turns;
}

}  // namespace

bool is_credit(std::string_view text) {
    if (text.empty() || text.size() > longest_credit || without_blanks_around(text).size() != text.size()) {
        return false;
    }
    while (!text.empty()) {
        const auto letter = take_letter(text);
        if (!letter || is_steering(*letter)) {
            return false;
        }
    }
    return true;
}

std::string_view without_blanks_around(std::string_view text) {
    const std::size_t first = std::min(text.find_first_not_of(blanks), text.size());
    const std::size_t last = text.find_last_not_of(blanks);
    return last == std::string_view::npos ? std::string_view() : text.substr(first, last - first + 1);
}

bool is_given_by_generator(std::string_view title) {
    const std::vector<Token> words = split_words({title, 0});
    constexpr int most = 1 << 20;
    return words.size() >= 2 && parse_sides(words.front().text, 1, most) &&
           words.back().text.front() == '#' && parse_uint64(words.back().text.substr(1));
}

}  // namespace tessera
