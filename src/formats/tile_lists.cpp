#include "formats/tile_lists.h"

#include "base/text.h"
#include "games/edge_match/engines/answer.h"

#include <optional>
#include <utility>

namespace tessera {

namespace {

using edge_match::max_board_side;

constexpr std::string_view edge_letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

Taken taken_level(edge_match::Level level) {
    return {Session<EdgeMatch>(std::move(level))};
}

const edge_match::Level& level_in(const Content& content) {
    return std::get<Session<EdgeMatch>>(std::get<AnySession>(content)).level();
}

class EternityReader {
public:
    Result<Taken> read(std::string_view text) {
        for (const Token& line : split_lines(text)) {
            const std::vector<Token> words = split_words(line);
            if (!error_ && !words.empty() && words.front().text.front() != '#') {
                read_line(words);
            }
        }
        if (!error_) {
            settle_size(text.size());
        }
        return error_ ? Result<Taken>(tl::unexpected<Error>(*error_)) : taken_level(std::move(level_));
    }

private:
    void refuse(ErrorCode code, std::size_t offset, Sentence sentence) {
        error_ = error_ ? error_ : Error{code, offset, std::move(sentence)};
    }

    void read_line(const std::vector<Token>& words) {
        constexpr std::size_t size_words = 2;
        if (words.size() == size_words && level_.rows == 0 && level_.tiles.empty()) {
            level_.columns = number_in(words[0], 1, max_board_side);
            level_.rows = number_in(words[1], 1, max_board_side);
        } else if (words.size() != edge_match::side_count) {
            refuse(ErrorCode::bad_syntax, words.front().offset,
                   say("a tile is four numbers: its upper, right, lower and left edge"));
        } else if (int_size(level_.tiles) == max_board_side * max_board_side) {
            refuse(ErrorCode::limit_exceeded, words.front().offset,
                   say("there are more than {} tiles", max_board_side * max_board_side));
        } else {
            read_tile(words);
        }
    }

    void read_tile(const std::vector<Token>& words) {
        edge_match::Tile tile;
        for (int place = 0; place < edge_match::side_count; ++place) {
            at(tile.edges, at(listed_sides, place)) =
                edge_of_number(number_in(at(words, place), 0, most_edge_number));
        }
        level_.tiles.push_back(tile);
    }

    int number_in(const Token& word, int low, int high) {
        const auto number = parse_int(word.text, low, high);
        if (!number) {
            refuse(ErrorCode::bad_syntax, word.offset,
                   say("{} is not a whole number from {} to {}", word.text, low, high));
        }
        return number.value_or(low);
    }

    void settle_size(std::size_t end) {
        const int count = int_size(level_.tiles);
        for (int side = 1; level_.rows == 0 && side <= max_board_side; ++side) {
            level_.columns = side * side == count ? side : level_.columns;
        }
        level_.rows = level_.rows == 0 ? level_.columns : level_.rows;
        if (level_.rows == 0) {
            refuse(
                ErrorCode::bad_syntax, end,
                say("{} tiles do not make a square: begin with a line that gives columns and rows", count));
        } else if (level_.rows * level_.columns != count) {
            refuse(ErrorCode::bad_syntax, end,
                   say("a board of {} {cell|cells} needs as many tiles, not {}", level_.rows * level_.columns,
                       count));
        }
    }

    edge_match::Level level_;
    std::optional<Error> error_;
};

}  // namespace

edge_match::Edge edge_of_number(int number) {
    return number == 0 ? edge_match::plain_edge : edge_match::Edge{'=', at(edge_letters, number - 1)};
}

std::optional<int> number_of_edge(edge_match::Edge edge) {
    if (edge == edge_match::plain_edge) {
        return 0;
    }
    return edge.half == '=' ? std::optional(static_cast<int>(edge_letters.find(edge.color)) + 1)
                            : std::nullopt;
}

Result<Taken> read_eternity_list(std::string_view text, const ReadOptions& /*options*/) {
    return EternityReader().read(text);
}

Result<Written> write_eternity_list(const Content& content, const WriteOptions& /*options*/) {
    const edge_match::Level& level = level_in(content);
    std::string text;
    if (level.rows != level.columns) {
        text += std::to_string(level.columns) + " " + std::to_string(level.rows) + "\n";
    }
    for (const edge_match::Tile& tile : level.tiles) {
        for (const int side : listed_sides) {
            const std::optional<int> number = number_of_edge(at(tile.edges, side));
            if (!number) {
                return fail(ErrorCode::impossible_puzzle, 0,
                            say("the tiles have half motifs, but a number only matches itself"));
            }
            text += std::to_string(*number) + (side == listed_sides.back() ? "\n" : " ");
        }
    }
    return Written{std::move(text)};
}

Result<Taken> read_tile_rows(std::string_view text, const ReadOptions& /*options*/) {
    const Result<Grid<edge_match::Tile>> rows = edge_match::parse_answer(text);
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    if (rows->size() == 0 || rows->rows() > max_board_side || rows->columns() > max_board_side) {
        return fail(ErrorCode::limit_exceeded, 0,
                    say("a board has 1 to {} rows and columns of tiles", max_board_side));
    }
    edge_match::Level level;
    level.rows = rows->rows();
    level.columns = rows->columns();
    for (int index = 0; index < rows->size(); ++index) {
        level.tiles.push_back((*rows)[index]);
    }
    return taken_level(std::move(level));
}

Result<Written> write_tile_rows(const Content& content, const WriteOptions& /*options*/) {
    const edge_match::Level& level = level_in(content);
    std::string text;
    for (int index = 0; index < int_size(level.tiles); ++index) {
        text += format_tile(at(level.tiles, index)) + ((index + 1) % level.columns == 0 ? "\n" : " ");
    }
    return Written{std::move(text)};
}

}  // namespace tessera
