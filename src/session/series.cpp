#include "session/series.h"

#include "base/base64url.h"
#include "base/index.h"
#include "base/text.h"
#include "session/link_credits.h"
#include "session/share.h"

#include <algorithm>
#include <optional>

namespace tessera {

namespace {

constexpr std::string_view series_first_line = "tessera 1 series";
constexpr int digit_values = 64;
constexpr std::size_t length_digits = 2;

Error damaged_series(std::size_t offset) {
    return {ErrorCode::damaged, offset, say("the link to a series is damaged")};
}

std::string length_prefix(std::size_t length) {
    const auto number = static_cast<int>(length);
    return {base64url_digit(number / digit_values), base64url_digit(number % digit_values)};
}

// Returns nothing if these are no digits of a length.
std::optional<std::size_t> length_in(std::string_view digits) {
    const auto high = digits.size() == length_digits ? base64url_value(digits[0]) : std::nullopt;
    const auto low = high ? base64url_value(digits[1]) : std::nullopt;
    return low ? std::optional(static_cast<std::size_t>(*high * digit_values + *low)) : std::nullopt;
}

// Returns why a code cannot be a puzzle of a series; nothing: it can.
std::optional<Error> why_no_puzzle(std::string_view code) {
    const auto content = read_link(code);
    return content ? std::nullopt : std::optional(content.error());
}

// Removes a puzzle from the beginning of the text and returns its code.
Result<std::string> take_puzzle(std::string_view& text, std::size_t offset) {
    const auto length = length_in(text.substr(0, length_digits));
    const std::string_view item = length ? text.substr(length_digits, *length) : std::string_view();
    if (!length || item.size() < *length || item.empty()) {
        return tl::unexpected(damaged_series(offset));
    }
    auto code = put_link_together(item.front(), item.substr(1));
    if (!code) {
        return tl::unexpected(damaged_series(offset));
    }
    if (auto error = why_no_puzzle(*code)) {
        error->offset = offset;
        return tl::unexpected(std::move(*error));
    }
    text.remove_prefix(length_digits + *length);
    return code;
}

Result<Credits> read_series_credits(std::string_view text, std::size_t offset) {
    const auto taken = take_credits(text);
    if (!taken || !taken->body.empty()) {
        return tl::unexpected(damaged_series(offset));
    }
    return taken->credits;
}

std::optional<Error> why_wrong_count(const Series& series, int fewest) {
    const int count = int_size(series.puzzles);
    if (count < fewest) {
        return Error{ErrorCode::bad_syntax, 0, say("a series has at least {} {puzzle|puzzles}", fewest)};
    }
    if (count > most_in_series) {
        return Error{ErrorCode::limit_exceeded, 0,
                     say("a series has at most {} {puzzle|puzzles}", most_in_series)};
    }
    return std::nullopt;
}

// Reads the lines of a series file.
class SeriesLines {
public:
    // Returns what is wrong with a line; nothing: it was read.
    std::optional<Error> read(const Token& line) {
        const std::size_t blank = std::min(line.text.find(' '), line.text.size());
        const std::string_view word = line.text.substr(0, blank);
        const std::string_view rest = without_blanks_around(line.text.substr(blank));
        if (word == "puzzle") {
            return add_puzzle(rest, line.offset);
        }
        std::string* const credit = word == "title"    ? &series.credits.title
                                    : word == "author" ? &series.credits.author
                                    : word == "note"   ? &series.credits.note
                                                       : nullptr;
        if (credit == nullptr || !credit->empty() || !is_credit(rest)) {
            return Error{ErrorCode::bad_syntax, line.offset, say("a line of the series cannot be read")};
        }
        *credit = rest;
        return std::nullopt;
    }

    Series series;

private:
    std::optional<Error> add_puzzle(std::string_view link, std::size_t offset) {
        const std::size_t start = std::min(link.rfind(link_mark), link.size());
        std::optional<Error> error = why_no_puzzle(link.substr(start));
        if (error) {
            error->offset = offset;
        } else {
            series.puzzles.emplace_back(link.substr(start));
        }
        return error;
    }
};

}  // namespace

bool is_series_link(std::string_view code) {
    const auto parts = take_link_apart(code);
    return parts && parts->letter == series_letter;
}

Result<std::string> encode_series(const Series& series) {
    std::string body;
    for (const std::string& puzzle : series.puzzles) {
        const auto parts = take_link_apart(puzzle);
        if (!parts) {
            return tl::unexpected(parts.error());
        }
        body += length_prefix(parts->body.size() + 1) + parts->letter + std::string(parts->body);
    }
    auto code = put_link_together(series_letter, body + credits_part(series.credits));
    if (!code) {
        code =
            fail(ErrorCode::limit_exceeded, 0, say("this series is too long for a link; save it as a file"));
    }
    return code;
}

Result<Series> read_series(std::string_view code) {
    const Result<LinkParts> parts = take_link_apart(code);
    if (!parts) {
        return tl::unexpected(parts.error());
    }
    Series series;
    std::string_view rest = parts->body;
    const auto offset = [&] {
        return parts->body_offset + parts->body.size() - rest.size();
    };
    while (!rest.empty() && rest.front() != '/') {
        auto puzzle = take_puzzle(rest, offset());
        if (!puzzle) {
            return tl::unexpected(puzzle.error());
        }
        series.puzzles.push_back(std::move(*puzzle));
    }
    auto credits = read_series_credits(rest, offset());
    if (!credits) {
        return tl::unexpected(credits.error());
    }
    series.credits = std::move(*credits);
    if (auto error = why_wrong_count(series, fewest_in_series)) {
        return tl::unexpected(std::move(*error));
    }
    return series;
}

bool is_series_text(std::string_view text) {
    const std::vector<Token> lines = split_lines(text.substr(0, series_first_line.size() + 2));
    return !lines.empty() && lines.front().text == series_first_line;
}

std::string format_series(const Series& series) {
    std::string text = std::string(series_first_line) + '\n';
    for (const auto& [word, credit] :
         {std::pair{"title ", &series.credits.title}, std::pair{"author ", &series.credits.author},
          std::pair{"note ", &series.credits.note}}) {
        text += credit->empty() ? "" : word + *credit + '\n';
    }
    for (const std::string& puzzle : series.puzzles) {
        text += "puzzle " + puzzle + '\n';
    }
    return text;
}

Result<Series> parse_series(std::string_view text, int fewest) {
    if (!is_series_text(text)) {
        return fail(ErrorCode::bad_syntax, 0, say("this file has no series of puzzles in it"));
    }
    const std::vector<Token> lines = split_lines(text);
    SeriesLines reader;
    for (std::size_t index = 1; index < lines.size(); ++index) {
        if (without_blanks_around(lines[index].text).empty()) {
            continue;
        }
        if (auto error = reader.read(lines[index])) {
            return tl::unexpected(std::move(*error));
        }
    }
    if (auto error = why_wrong_count(reader.series, fewest)) {
        return tl::unexpected(std::move(*error));
    }
    return std::move(reader.series);
}

}  // namespace tessera
