#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A part of a text with its position, for error messages.
struct Token {
    std::string_view text;
    std::size_t offset = 0;  // bytes from the start of the whole text
};

// Returns the lines of `text` without line ends (\n, \r\n). A final line end does not start a new line.
std::vector<Token> split_lines(std::string_view text);

// Returns the parts between the separators: one more than there are separators.
std::vector<Token> split_at(std::string_view text, char separator);

// Returns the words of `line` between blanks; offsets count from the start of the whole text.
std::vector<Token> split_words(Token line);

// Line and column of a byte offset, both from 1.
struct TextPosition {
    int line = 1;
    int column = 1;
};
TextPosition position_of(std::string_view text, std::size_t offset);

// Returns the decimal integer if it is all of `text` and in low .. high, else nothing.
std::optional<int> parse_int(std::string_view text, int low, int high);
std::optional<std::uint64_t> parse_uint64(std::string_view text);

// COLUMNSxROWS, each in low .. high.
struct Sides {
    int columns = 0;
    int rows = 0;
};
std::optional<Sides> parse_sides(std::string_view text, int low, int high);
std::string format_sides(int columns, int rows);

inline bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

std::string join(const std::vector<std::string>& parts, std::string_view separator);

}  // namespace tessera
