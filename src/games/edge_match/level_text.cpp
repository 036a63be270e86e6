#include "games/edge_match/level_text.h"

#include "games/level_header.h"

#include <array>

namespace tessera::edge_match {

namespace {

constexpr std::string_view header = "tessera 1 edge_match";

bool is_comment_or_blank(const Token& line) {
    const std::vector<Token> words = split_words(line);
    return words.empty() || words.front().text.front() == '#';
}

tl::unexpected<Error> syntax_error(std::size_t offset, Sentence sentence) {
    return fail(ErrorCode::bad_syntax, offset, std::move(sentence));
}

// Reads level text line by line; each function takes what follows its own kind of line.
class LevelReader {
public:
    explicit LevelReader(std::string_view text) : text_(text), lines_(split_lines(text)) {}

    Result<Level> read() {
        std::optional<Error> error = read_header();
        while (!error && !has_tiles_) {
            error = read_line();
        }
        if (!error) {
            error = read_tiles();
        }
        if (!error) {
            error = settle_size();
        }
        if (error) {
            return tl::unexpected(*error);
        }
        return level_;
    }

private:
    static std::optional<Error> error_at(std::size_t offset, Sentence sentence) {
        return Error{ErrorCode::bad_syntax, offset, std::move(sentence)};
    }

    const Token* next_line() {
        while (line_ < int_size(lines_) && is_comment_or_blank(at(lines_, line_))) {
            ++line_;
        }
        return line_ < int_size(lines_) ? &at(lines_, line_++) : nullptr;
    }

    std::optional<Error> read_header() {
        const Token* const line = next_line();
        const std::vector<Token> words = line != nullptr ? split_words(*line) : std::vector<Token>{};
        const std::size_t offset = line != nullptr ? line->offset : 0;
        const Result<std::string> family = read_level_header(words, offset, "edge_match");
        return family ? std::nullopt : std::optional<Error>(family.error());
    }

    std::optional<Error> read_line() {
        const Token* const line = next_line();
        if (line == nullptr) {
            return error_at(text_.size(), say("the tiles are missing"));
        }
        const std::vector<Token> words = split_words(*line);
        const std::string_view key = words.front().text;
        if (key == "title") {
            return read_title(*line, words);
        }
        if (key == "size") {
            return read_size(words);
        }
        has_tiles_ = key == "tiles" && words.size() == 1;
        return has_tiles_ ? std::nullopt
                          : error_at(words.front().offset, say("expected title, size or tiles, not {}", key));
    }

    std::optional<Error> read_title(const Token& line, const std::vector<Token>& words) {
        if (words.size() < 2 || !level_.title.empty()) {
            return error_at(line.offset, say("a level has one title"));
        }
        const std::size_t end = words.back().offset + words.back().text.size();
        level_.title = text_.substr(words[1].offset, end - words[1].offset);
        return std::nullopt;
    }

    std::optional<Error> read_size(const std::vector<Token>& words) {
        const std::string_view size = words.size() == 2 ? words[1].text : std::string_view();
        const std::size_t cross = std::min(size.find('x'), size.size());
        const auto columns = parse_int(size.substr(0, cross), 1, max_board_side);
        const auto rows = parse_int(size.substr(std::min(cross + 1, size.size())), 1, max_board_side);
        if (!columns || !rows || level_.rows != 0) {
            return error_at(words.back().offset,
                            say("a size is columns x rows, each from 1 to {}, given once", max_board_side));
        }
        level_.columns = *columns;
        level_.rows = *rows;
        return std::nullopt;
    }

    std::optional<Error> read_tiles() {
        for (; line_ < int_size(lines_); ++line_) {
            const std::vector<Token> words = split_words(at(lines_, line_));
            if (words.size() == 1 && words.front().text == "end") {
                end_ = words.front().offset;
                ++line_;
                return read_rest();
            }
            if (std::optional<Error> error = read_row(words)) {
                return error;
            }
        }
        return error_at(text_.size(), say("the tiles have no end"));
    }

    std::optional<Error> read_row(const std::vector<Token>& words) {
        for (const Token& word : words) {
            const Result<Tile> tile = parse_tile(word);
            if (!tile) {
                return tile.error();
            }
            if (int_size(level_.tiles) == max_board_side * max_board_side) {
                return Error{ErrorCode::limit_exceeded, word.offset,
                             say("there are more than {} tiles", max_board_side * max_board_side)};
            }
            level_.tiles.push_back(*tile);
        }
        return std::nullopt;
    }

    std::optional<Error> read_rest() {
        for (; line_ < int_size(lines_); ++line_) {
            const std::vector<Token> words = split_words(at(lines_, line_));
            if (!words.empty()) {
                return error_at(words.front().offset, say("nothing may follow the tiles"));
            }
        }
        return std::nullopt;
    }

    std::optional<Error> settle_size() {
        const int count = int_size(level_.tiles);
        for (int side = 1; level_.rows == 0 && side <= max_board_side; ++side) {
            if (side * side == count) {
                level_.rows = side;
                level_.columns = side;
            }
        }
        if (level_.rows == 0) {
            return error_at(end_, say("{} tiles make no square: say what size the board is", count));
        }
        if (level_.rows * level_.columns != count) {
            return error_at(end_, say("a board of {} cells needs as many tiles, not {}",
                                      level_.rows * level_.columns, count));
        }
        return std::nullopt;
    }

    std::string_view text_;
    std::vector<Token> lines_;
    int line_ = 0;  // the next line to read
    std::size_t end_ = 0;
    bool has_tiles_ = false;
    Level level_;
};

// The words after the first as numbers below their bounds.
std::optional<std::vector<int>> parse_numbers(const std::vector<Token>& words,
                                              const std::vector<int>& bounds) {
    if (words.size() != bounds.size() + 1) {
        return std::nullopt;
    }
    std::vector<int> numbers;
    for (int index = 0; index < int_size(bounds); ++index) {
        const auto number = parse_int(at(words, index + 1).text, 0, at(bounds, index) - 1);
        if (!number) {
            return std::nullopt;
        }
        numbers.push_back(*number);
    }
    return numbers;
}

}  // namespace

Result<Level> parse_level(std::string_view text) {
    return LevelReader(text).read();
}

std::string format_level(const Level& level) {
    std::string text = std::string(header) + "\n";
    if (!level.title.empty()) {
        text += "title " + level.title + "\n";
    }
    if (level.rows != level.columns) {
        text += "size " + std::to_string(level.columns) + "x" + std::to_string(level.rows) + "\n";
    }
    text += "tiles\n";
    for (int index = 0; index < int_size(level.tiles); ++index) {
        text += format_tile(at(level.tiles, index));
        text += (index + 1) % level.columns == 0 ? '\n' : ' ';
    }
    return text + "end\n";
}

Result<Move> parse_move(const Level& level, std::string_view text) {
    const std::vector<Token> words = split_words({text, 0});
    const std::string_view kind = words.empty() ? std::string_view() : words.front().text;
    if (kind == "place") {
        const auto number =
            parse_numbers(words, {int_size(level.tiles), side_count, level.rows, level.columns});
        if (number) {
            return placing(at(*number, 0), at(*number, 1), {at(*number, 2), at(*number, 3)});
        }
    } else if (kind == "take") {
        if (const auto number = parse_numbers(words, {level.rows, level.columns})) {
            return taking_back({at(*number, 0), at(*number, 1)});
        }
    } else if (kind == "shift") {
        const auto number =
            parse_numbers(words, {level.rows, level.columns, level.rows, level.columns, side_count});
        if (number) {
            return shifting({at(*number, 0), at(*number, 1)}, {at(*number, 2), at(*number, 3)},
                            at(*number, 4));
        }
    }
    return syntax_error(
        0, say("a move is place TILE TURN ROW COLUMN, take ROW COLUMN or shift ROW COLUMN ROW COLUMN TURN"));
}

std::string format_move(const Move& move) {
    const auto words = [](std::initializer_list<int> numbers) {
        std::string text;
        for (const int number : numbers) {
            text += " " + std::to_string(number);
        }
        return text;
    };
    if (!move.from) {
        return "place" + words({move.tile, move.turn, move.to->row, move.to->column});
    }
    if (!move.to) {
        return "take" + words({move.from->row, move.from->column});
    }
    return "shift" + words({move.from->row, move.from->column, move.to->row, move.to->column, move.turn});
}

}  // namespace tessera::edge_match
