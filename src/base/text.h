#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A piece of a text that remembers where it stood, so that an error can point at it.
struct Token {
    std::string_view text;
    std::size_t offset = 0;  // bytes from the start of the whole text
};

// The lines of `text`, without their ends (\n, \r\n); no line after a final end.
std::vector<Token> split_lines(std::string_view text);

// What stands between the separators; one part more than there are of those.
std::vector<Token> split_at(std::string_view text, char separator);

// The words of `line` between blanks; offsets count from the start of the whole text.
std::vector<Token> split_words(Token line);

// Line and column, both from 1, of a byte offset.
struct TextPosition {
    int line = 1;
    int column = 1;
};
TextPosition position_of(std::string_view text, std::size_t offset);

// A decimal integer that fills the whole of `text` and lies in low .. high; nothing else is a number.
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
