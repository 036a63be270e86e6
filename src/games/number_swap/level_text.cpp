#include "games/number_swap/level_text.h"

#include "base/text.h"
#include "games/level_reader.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tessera::number_swap {

namespace {

// Parses two cells from the words from `first_word` on.
Result<CellPair> parse_cells(const std::vector<Token>& words, std::size_t first_word, std::size_t offset) {
    std::array<int, 4> numbers{};
    if (words.size() != first_word + 4) {
        return fail(ErrorCode::bad_syntax, offset,
                    say("two cells are four numbers: row, column, row, column"));
    }
    for (std::size_t index = 0; index < 4; ++index) {
        const Token word = words[first_word + index];
        const auto number = parse_int(word.text, 0, max_side - 1);
        if (!number) {
            return fail(ErrorCode::bad_syntax, word.offset,
                        say("a row or column is a number from 0 to {}", max_side - 1));
        }
        numbers[index] = *number;
    }
    return pair_of({numbers[0], numbers[1]}, {numbers[2], numbers[3]});
}

class GridReader {
public:
    explicit GridReader(std::string_view text) : reader_(text) {}

    Result<Level> read() {
        reader_.read_header("number_swap");
        for (auto words = reader_.next_line(); !words.empty(); words = reader_.next_line()) {
            read_line(words);
        }
        if (rows_.empty()) {
            reader_.refuse(reader_.size(), say("the level has no grid"));
        }
        return reader_.finish(std::move(level_));
    }

private:
    void read_line(const std::vector<Token>& words) {
        const std::string_view key = words[0].text;
        if (key == "title") {
            reader_.read_title(words, level_.title);
        } else if (key == "author") {
            reader_.read_author(words, level_.author);
        } else if (key == "note") {
            reader_.read_note(words, level_.note);
        } else if (key == "recipe") {
            reader_.read_recipe(words, "number_swap", level_.recipe);
        } else if (key == "par") {
            read_par(words);
        } else if (key == "grid" && words.size() == 1) {
            read_grid(words[0].offset);
        } else if (key == "barrier") {
            read_barrier(words);
        } else {
            reader_.refuse(words[0].offset, say("`{}` does not belong here", key));
        }
    }

    void read_par(const std::vector<Token>& words) {
        const auto par = words.size() == 2 ? parse_int(words[1].text, 0, max_par) : std::nullopt;
        if (!par || level_.par) {
            return reader_.refuse(words[0].offset, say("par is one number from 0 to {}", max_par));
        }
        level_.par = par;
    }

    void read_grid(std::size_t offset) {
        if (!rows_.empty()) {
            return reader_.refuse(offset, say("there is already a grid"));
        }
        reader_.read_block([&](const std::vector<Token>& row) { read_row(row); });
        if (rows_.empty() || (rows_.size() == 1 && rows_[0].size() == 1)) {
            return reader_.refuse(offset, say("a grid has at least two tiles"));
        }
        if (!reader_.has_failed()) {
            read_tiles();
        }
    }

    void read_row(const std::vector<Token>& words) {
        if (int_size(words) > max_side || int_size(rows_) == max_side) {
            return reader_.refuse({ErrorCode::limit_exceeded, words[0].offset,
                                   say("a grid has at most {} rows and columns", max_side)});
        }
        if (!rows_.empty() && words.size() != rows_[0].size()) {
            return reader_.refuse(words[0].offset, say("this row has {} {tile|tiles}, the first has {}",
                                                       words.size(), rows_[0].size()));
        }
        rows_.push_back(words);
    }

    void read_tiles() {
        level_.tiles = Grid<int>(int_size(rows_), int_size(rows_[0]));
        std::vector<char> seen(static_cast<std::size_t>(level_.tiles.size()));
        for (int index = 0; index < level_.tiles.size() && !reader_.has_failed(); ++index) {
            const Cell cell = level_.tiles.cell(index);
            level_.tiles[index] = read_tile(at(at(rows_, cell.row), cell.column), seen);
        }
    }

    int read_tile(const Token& word, std::vector<char>& seen) {
        const auto tile = parse_int(word.text, 1, int_size(seen));
        if (!tile) {
            reader_.refuse(word.offset, say("a tile is a number from 1 to {}", seen.size()));
            return 0;
        }
        if (at(seen, *tile - 1) != 0) {
            reader_.refuse(word.offset, say("the tile {} is there twice", *tile));
        }
        at(seen, *tile - 1) = 1;
        return *tile;
    }

    void read_barrier(const std::vector<Token>& words) {
        const std::size_t offset = words[0].offset;
        if (rows_.empty()) {
            return reader_.refuse(offset, say("the grid comes before its barriers"));
        }
        const Result<CellPair> pair = parse_cells(words, 1, offset);
        if (!pair) {
            return reader_.refuse(pair.error());
        }
        if (!level_.tiles.contains(pair->first) || !level_.tiles.contains(pair->second) ||
            !share_an_edge(*pair)) {
            return reader_.refuse(offset, say("a barrier has to be between two neighbouring cells"));
        }
        const auto place = std::lower_bound(level_.barriers.begin(), level_.barriers.end(), *pair);
        if (place != level_.barriers.end() && *place == *pair) {
            return reader_.refuse(offset, say("this barrier is there twice"));
        }
        level_.barriers.insert(place, *pair);
    }

    LevelReader reader_;
    std::vector<std::vector<Token>> rows_;  // of the grid
    Level level_;
};

std::string format_tile(int tile, int tile_count) {
    const std::string digits = std::to_string(tile);
    return std::string(std::to_string(tile_count).size() - digits.size(), ' ') + digits;
}

std::string format_cells(const CellPair& cells) {
    return std::to_string(cells.first.row) + " " + std::to_string(cells.first.column) + " " +
           std::to_string(cells.second.row) + " " + std::to_string(cells.second.column);
}

}  // namespace

Result<Level> parse_level(std::string_view text) {
    return GridReader(text).read();
}

std::string format_level(const Level& level) {
    std::string text =
        level_head("number_swap", level.title, level.recipe) + author_lines(level.author, level.note);
    text += level.par ? "par " + std::to_string(*level.par) + "\n" : "";
    text += "grid\n";
    for (int index = 0; index < level.tiles.size(); ++index) {
        text += format_tile(level.tiles[index], level.tiles.size());
        text += (index + 1) % level.tiles.columns() == 0 ? "\n" : " ";
    }
    text += "end\n";
    for (const CellPair& barrier : level.barriers) {
        text += "barrier " + format_cells(barrier) + "\n";
    }
    return text;
}

Result<Move> parse_move(const Level& level, std::string_view text) {
    Result<Move> move = parse_cells(split_words({text, 0}), 0, 0);
    if (move && (!level.tiles.contains(move->first) || !level.tiles.contains(move->second))) {
        return fail(ErrorCode::bad_syntax, 0, say("this cell is not on the board"));
    }
    return move;
}

std::string format_move(const Move& move) {
    return format_cells(move);
}

}  // namespace tessera::number_swap
