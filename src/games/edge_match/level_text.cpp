#include "games/edge_match/level_text.h"

#include "games/level_reader.h"

#include <utility>

namespace tessera::edge_match {

namespace {

class TileReader {
public:
    explicit TileReader(std::string_view text) : reader_(text) {}

    Result<Level> read() {
        reader_.read_header("edge_match");
        for (auto words = reader_.next_line(); !words.empty(); words = reader_.next_line()) {
            read_line(words);
        }
        if (!end_) {
            reader_.refuse(reader_.size(), say("the tiles are missing"));
        } else {
            settle_size();
        }
        return reader_.finish(std::move(level_));
    }

private:
    void read_line(const std::vector<Token>& words) {
        const std::string_view key = words.front().text;
        if (end_) {
            reader_.refuse(words.front().offset, say("nothing may follow the tiles"));
        } else if (key == "title") {
            reader_.read_title(words, level_.title);
        } else if (key == "author") {
            reader_.read_author(words, level_.author);
        } else if (key == "note") {
            reader_.read_note(words, level_.note);
        } else if (key == "recipe") {
            reader_.read_recipe(words, "edge_match", level_.recipe);
        } else if (key == "size") {
            read_size(words);
        } else if (key == "tiles" && words.size() == 1) {
            end_ = reader_.read_block([&](const std::vector<Token>& row) { read_row(row); });
        } else {
            reader_.refuse(words.front().offset, say("expected title, size or tiles, not {}", key));
        }
    }

    void read_size(const std::vector<Token>& words) {
        const auto sides = words.size() == 2 ? parse_sides(words[1].text, 1, max_board_side) : std::nullopt;
        if (!sides || level_.rows != 0) {
            return reader_.refuse(
                words.back().offset,
                say("a size is columns x rows, each from 1 to {}, given once", max_board_side));
        }
        level_.columns = sides->columns;
        level_.rows = sides->rows;
    }

    void read_row(const std::vector<Token>& words) {
        constexpr int most_tiles = max_board_side * max_board_side;
        for (const Token& word : words) {
            const Result<Tile> tile = parse_tile(word);
            if (!tile) {
                return reader_.refuse(tile.error());
            }
            if (int_size(level_.tiles) == most_tiles) {
                return reader_.refuse({ErrorCode::limit_exceeded, word.offset,
                                       say("there are more than {} tiles", most_tiles)});
            }
            level_.tiles.push_back(*tile);
        }
    }

    // Assumes a square if the text has no size.
    void settle_size() {
        const int count = int_size(level_.tiles);
        for (int side = 1; level_.rows == 0 && side <= max_board_side; ++side) {
            if (side * side == count) {
                level_.rows = side;
                level_.columns = side;
            }
        }
        if (level_.rows == 0) {
            return reader_.refuse(*end_, say("{} tiles make no square: say what size the board is", count));
        }
        if (level_.rows * level_.columns != count) {
            reader_.refuse(*end_, say("a board of {} {cell|cells} needs as many tiles, not {}",
                                      level_.rows * level_.columns, count));
        }
    }

    LevelReader reader_;
    std::optional<std::size_t> end_;  // end of the tiles, once they are read
    Level level_;
};

// Parses the words after the first as numbers below their bounds.
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
    return TileReader(text).read();
}

std::string format_level(const Level& level) {
    std::string text =
        level_head("edge_match", level.title, level.recipe) + author_lines(level.author, level.note);
    if (level.rows != level.columns) {
        text += "size " + format_sides(level.columns, level.rows) + "\n";
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
    return fail(
        ErrorCode::bad_syntax, 0,
        say("a move is place TILE TURN ROW COLUMN, take ROW COLUMN or shift ROW COLUMN ROW COLUMN TURN"));
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
