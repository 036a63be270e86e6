#include "base/text.h"

#include <algorithm>
#include <charconv>

namespace tessera {

namespace {

bool is_blank(char letter) {
    return letter == ' ' || letter == '\t';
}

template <class Number>
std::optional<Number> parse_number(std::string_view text) {
    Number number = 0;
    const char* const end = text.data() + text.size();
    const auto result = std::from_chars(text.data(), end, number);
    if (text.empty() || result.ec != std::errc() || result.ptr != end) {
        return std::nullopt;
    }
    return number;
}

}  // namespace

std::vector<Token> split_lines(std::string_view text) {
    std::vector<Token> lines;
    std::size_t start = 0;
    while (start < text.size()) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        std::string_view line = text.substr(start, end - start);
        if (!line.empty() && line.back() == '\r') {
            line.remove_suffix(1);
        }
        lines.push_back({line, start});
        start = end + 1;
    }
    return lines;
}

std::vector<Token> split_words(Token line) {
    std::vector<Token> words;
    std::size_t position = 0;
    while (position < line.text.size()) {
        std::size_t end = position;
        while (end < line.text.size() && !is_blank(line.text[end])) {
            ++end;
        }
        if (end > position) {
            words.push_back({line.text.substr(position, end - position), line.offset + position});
        }
        position = end + 1;
    }
    return words;
}

std::vector<Token> split_at(std::string_view text, char separator) {
    std::vector<Token> parts;
    std::size_t start = 0;
    while (start <= text.size()) {
        const std::size_t end = std::min(text.find(separator, start), text.size());
        parts.push_back({text.substr(start, end - start), start});
        start = end + 1;
    }
    return parts;
}

TextPosition position_of(std::string_view text, std::size_t offset) {
    TextPosition position;
    for (const char letter : text.substr(0, std::min(offset, text.size()))) {
        position.column = letter == '\n' ? 1 : position.column + 1;
        position.line += letter == '\n' ? 1 : 0;
    }
    return position;
}

std::optional<int> parse_int(std::string_view text, int low, int high) {
    const std::optional<int> number = parse_number<int>(text);
    return number && *number >= low && *number <= high ? number : std::nullopt;
}

std::optional<std::uint64_t> parse_uint64(std::string_view text) {
    return parse_number<std::uint64_t>(text);
}

std::optional<Sides> parse_sides(std::string_view text, int low, int high) {
    const std::vector<Token> sides = split_at(text, 'x');
    const auto columns = parse_int(sides[0].text, low, high);
    const auto rows = sides.size() == 2 ? parse_int(sides[1].text, low, high) : std::nullopt;
    return columns && rows ? std::optional(Sides{*columns, *rows}) : std::nullopt;
}

std::string format_sides(int columns, int rows) {
    return std::to_string(columns) + "x" + std::to_string(rows);
}

std::string join(const std::vector<std::string>& parts, std::string_view separator) {
    std::string text;
    for (const std::string& part : parts) {
        if (&part != &parts.front()) {
            text += separator;
        }
        text += part;
    }
    return text;
}

}  // namespace tessera
