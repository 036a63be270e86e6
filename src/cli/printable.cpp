#include "cli/printable.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/core.h>
#include <utility>

namespace tessera {

namespace {

constexpr std::size_t longest_argument = 180;  // room for a list of engine names

unsigned char byte_at(std::string_view text, std::size_t index) {
    return index < text.size() ? static_cast<unsigned char>(text[index]) : 0;
}

// Returns the length of a UTF-8 character by its first byte; 0 if it is invalid.
std::size_t announced_length(unsigned char first) {
    if (first < 0x80) {
        return 1;
    }
    return first >= 0xC2 && first < 0xE0   ? 2
           : first >= 0xE0 && first < 0xF0 ? 3
           : first >= 0xF0 && first < 0xF5 ? 4
                                           : 0;
}

// The second byte reveals overlong forms, surrogates and numbers past the last character.
bool is_second_byte(unsigned char first, unsigned char second) {
    const unsigned char low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    const unsigned char high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    return second >= low && second <= high;
}

// True if the first `length` bytes of `text` are one character.
bool is_character(std::string_view text, std::size_t length) {
    if (!is_second_byte(byte_at(text, 0), byte_at(text, 1))) {
        return false;
    }
    for (std::size_t index = 2; index < length; ++index) {
        if ((byte_at(text, index) & 0xC0U) != 0x80) {
            return false;
        }
    }
    return true;
}

std::uint32_t code_point(std::string_view text, std::size_t length) {
    std::uint32_t code = byte_at(text, 0) & (0x7FU >> length);
    for (std::size_t index = 1; index < length; ++index) {
        code = code << 6U | (byte_at(text, index) & 0x3FU);
    }
    return code;
}

// Controls, direction marks, spaces and separators without width, and tags: first and last of each range.
bool is_unseen(std::uint32_t code) {
    constexpr std::array<std::pair<std::uint32_t, std::uint32_t>, 10> ranges = {{{0x80, 0x9F},
                                                                                 {0x61C, 0x61C},
                                                                                 {0x180E, 0x180E},
                                                                                 {0x200B, 0x200B},
                                                                                 {0x200E, 0x200F},
                                                                                 {0x2028, 0x202E},
                                                                                 {0x2060, 0x206F},
                                                                                 {0xFEFF, 0xFEFF},
                                                                                 {0xFFF9, 0xFFFB},
                                                                                 {0xE0000, 0xE007F}}};
    return std::any_of(ranges.begin(), ranges.end(),
                       [code](const auto& range) { return range.first <= code && code <= range.second; });
}

// Returns the length of the character at the start of `text` if it may be shown; otherwise 0.
std::size_t shown_length(std::string_view text, std::string_view kept) {
    const unsigned char first = byte_at(text, 0);
    const std::size_t length = announced_length(first);
    if (length == 1) {
        const bool is_control = first < 0x20 || first == 0x7F;
        return is_control && kept.find(text.front()) == std::string_view::npos ? 0 : 1;
    }
    const bool is_shown = length > 0 && is_character(text, length) && !is_unseen(code_point(text, length));
    return is_shown ? length : 0;
}

bool is_inside_character(std::string_view text, std::size_t index) {
    return (byte_at(text, index) & 0xC0U) == 0x80;
}

}  // namespace

std::string printable(std::string_view text, std::string_view kept) {
    std::string shown;
    shown.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = shown_length(text, kept);
        if (length == 0) {
            shown += fmt::format("\\x{:02x}", byte_at(text, 0));
        }
        shown += text.substr(0, length);
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return shown;
}

std::string shortened(std::string_view text, std::size_t most) {
    // A byte takes up to four when escaped, so more than `most` bytes at either end are never needed.
    const std::size_t looked_at = 2 * most;
    const std::string ends = text.size() <= looked_at ? std::string(text)
                                                      : std::string(text.substr(0, most)) +
                                                            std::string(text.substr(text.size() - most));
    std::string shown = printable(ends);
    if (shown.size() <= most && text.size() <= looked_at) {
        return shown;
    }
    constexpr std::string_view gap = " ... ";
    const std::size_t half = (most - gap.size()) / 2;
    std::size_t head = half;
    while (head > 0 && is_inside_character(shown, head)) {
        --head;
    }
    std::size_t tail = shown.size() - half;
    while (tail < shown.size() && is_inside_character(shown, tail)) {
        ++tail;
    }
    return shown.substr(0, head) + std::string(gap) + shown.substr(tail);
}

std::string in_words(const Sentence& sentence) {
    Sentence short_one = sentence;
    for (std::string& argument : short_one.arguments) {
        argument = shortened(argument, longest_argument);
    }
    return english(short_one);
}

}  // namespace tessera
