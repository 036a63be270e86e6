// Level text, moves and generator params of number_swap.

#include "base/text.h"
#include "games/level_header.h"
#include "games/number_swap/number_swap.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

using number_swap::CellPair;
using number_swap::max_side;

constexpr std::size_t max_title_bytes = 200;

// Reads a level line by line; the first error stops it.
class LevelReader {
public:
    explicit LevelReader(std::string_view text) : text_(text), lines_(split_lines(text)) {}

    Result<NumberSwap::Level> read();

private:
    using Complaint = std::optional<Error>;

    static Complaint complain(ErrorCode code, std::size_t offset, Sentence message) {
        return Error{code, offset, std::move(message)};
    }
    Complaint read_header();
    Complaint read_line(Token line);
    Complaint read_title(Token line);
    Complaint read_par(const std::vector<Token>& words);
    Complaint read_grid();
    Complaint read_row(const std::vector<Token>& words);
    static Complaint read_tile(Token word, int tile_count, std::vector<bool>& seen);
    Complaint check_tiles();
    Complaint read_barrier(const std::vector<Token>& words);

    std::string_view text_;
    std::vector<Token> lines_;
    std::size_t next_line_ = 0;
    std::vector<std::vector<Token>> rows_;
    NumberSwap::Level level_;
};

LevelReader::Complaint LevelReader::read_header() {
    std::vector<Token> words;
    while (next_line_ < lines_.size() && (words.empty() || words[0].text.front() == '#')) {
        words = split_words(lines_[next_line_++]);
    }
    const std::size_t offset = words.empty() ? 0 : words[0].offset;
    const Result<std::string> family = read_level_header(words, offset, NumberSwap::id);
    return family ? std::nullopt : Complaint(family.error());
}

LevelReader::Complaint LevelReader::read_title(Token line) {
    if (!level_.title.empty()) {
        return complain(ErrorCode::bad_syntax, line.offset, say("there is already a title"));
    }
    const std::size_t start = std::min(line.text.find_first_not_of(" \t", 5), line.text.size());
    level_.title = line.text.substr(start, line.text.find_last_not_of(" \t") + 1 - start);
    if (level_.title.empty()) {
        return complain(ErrorCode::bad_syntax, line.offset, say("the title is empty"));
    }
    if (level_.title.size() > max_title_bytes) {
        return complain(ErrorCode::limit_exceeded, line.offset,
                        say("the title is longer than {} bytes", max_title_bytes));
    }
    return std::nullopt;
}

LevelReader::Complaint LevelReader::read_par(const std::vector<Token>& words) {
    const auto par = words.size() == 2 ? parse_int(words[1].text, 0, number_swap::max_par) : std::nullopt;
    if (!par || level_.par) {
        return complain(ErrorCode::bad_syntax, words[0].offset,
                        say("par is one number from 0 to {}", number_swap::max_par));
    }
    level_.par = par;
    return std::nullopt;
}

LevelReader::Complaint LevelReader::read_row(const std::vector<Token>& words) {
    if (words.size() > static_cast<std::size_t>(max_side) ||
        rows_.size() == static_cast<std::size_t>(max_side)) {
        return complain(ErrorCode::limit_exceeded, words[0].offset,
                        say("a grid has at most {} rows and columns", max_side));
    }
    if (!rows_.empty() && words.size() != rows_[0].size()) {
        return complain(ErrorCode::bad_syntax, words[0].offset,
                        say("this row has {} tiles, the first has {}", words.size(), rows_[0].size()));
    }
    rows_.push_back(words);
    return std::nullopt;
}

LevelReader::Complaint LevelReader::read_tile(Token word, int tile_count, std::vector<bool>& seen) {
    const auto tile = parse_int(word.text, 1, tile_count);
    if (!tile) {
        return complain(ErrorCode::bad_syntax, word.offset,
                        say("a tile is a number from 1 to {}", tile_count));
    }
    if (at(seen, *tile - 1)) {
        return complain(ErrorCode::bad_syntax, word.offset, say("the tile {} is there twice", *tile));
    }
    at(seen, *tile - 1) = true;
    return std::nullopt;
}

LevelReader::Complaint LevelReader::check_tiles() {
    level_.tiles = Grid<int>(int_size(rows_), int_size(rows_[0]));
    std::vector<bool> seen(static_cast<std::size_t>(level_.tiles.size()));
    for (int index = 0; index < level_.tiles.size(); ++index) {
        const Cell cell = level_.tiles.cell(index);
        const Token word = at(at(rows_, cell.row), cell.column);
        if (Complaint complaint = read_tile(word, level_.tiles.size(), seen)) {
            return complaint;
        }
        level_.tiles[index] = *parse_int(word.text, 1, level_.tiles.size());
    }
    return std::nullopt;
}

LevelReader::Complaint LevelReader::read_grid() {
    const std::size_t block = lines_[next_line_ - 1].offset;
    if (!rows_.empty()) {
        return complain(ErrorCode::bad_syntax, block, say("there is already a grid"));
    }
    for (; next_line_ < lines_.size(); ++next_line_) {
        const std::vector<Token> words = split_words(lines_[next_line_]);
        if (words.size() == 1 && words[0].text == "end") {
            ++next_line_;
            return rows_.empty() || (rows_.size() == 1 && rows_[0].size() == 1)
                       ? complain(ErrorCode::bad_syntax, block, say("a grid has at least two tiles"))
                       : check_tiles();
        }
        if (words.empty()) {
            return complain(ErrorCode::bad_syntax, lines_[next_line_].offset,
                            say("a row of the grid is empty"));
        }
        if (Complaint complaint = read_row(words)) {
            return complaint;
        }
    }
    return complain(ErrorCode::bad_syntax, text_.size(), say("the grid has no `end`"));
}

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
    return number_swap::pair_of({numbers[0], numbers[1]}, {numbers[2], numbers[3]});
}

LevelReader::Complaint LevelReader::read_barrier(const std::vector<Token>& words) {
    const std::size_t offset = words[0].offset;
    if (rows_.empty()) {
        return complain(ErrorCode::bad_syntax, offset, say("the grid comes before its barriers"));
    }
    const Result<CellPair> pair = parse_cells(words, 1, offset);
    if (!pair) {
        return pair.error();
    }
    if (!level_.tiles.contains(pair->first) || !level_.tiles.contains(pair->second) ||
        !share_an_edge(*pair)) {
        return complain(ErrorCode::bad_syntax, offset, say("a barrier lies between two neighbouring cells"));
    }
    const auto place = std::lower_bound(level_.barriers.begin(), level_.barriers.end(), *pair);
    if (place != level_.barriers.end() && *place == *pair) {
        return complain(ErrorCode::bad_syntax, offset, say("this barrier is there twice"));
    }
    level_.barriers.insert(place, *pair);
    return std::nullopt;
}

LevelReader::Complaint LevelReader::read_line(Token line) {
    const std::vector<Token> words = split_words(line);
    if (words.empty() || (rows_.empty() && words[0].text.front() == '#')) {
        return std::nullopt;
    }
    if (words[0].text == "title" && words[0].offset == line.offset) {
        return read_title(line);
    }
    if (words[0].text == "par") {
        return read_par(words);
    }
    if (words[0].text == "grid" && words.size() == 1) {
        return read_grid();
    }
    if (words[0].text == "barrier") {
        return read_barrier(words);
    }
    return complain(ErrorCode::bad_syntax, words[0].offset, say("`{}` does not belong here", words[0].text));
}

Result<NumberSwap::Level> LevelReader::read() {
    Complaint complaint = read_header();
    while (!complaint && next_line_ < lines_.size()) {
        complaint = read_line(lines_[next_line_++]);
    }
    if (!complaint && rows_.empty()) {
        complaint = complain(ErrorCode::bad_syntax, text_.size(), say("the level has no grid"));
    }
    if (complaint) {
        return tl::unexpected<Error>(std::move(*complaint));
    }
    return level_;
}

std::string format_tile(int tile, int tile_count) {
    const std::string digits = std::to_string(tile);
    return std::string(std::to_string(tile_count).size() - digits.size(), ' ') + digits;
}

std::string format_cells(const CellPair& cells) {
    return std::to_string(cells.first.row) + " " + std::to_string(cells.first.column) + " " +
           std::to_string(cells.second.row) + " " + std::to_string(cells.second.column);
}

}  // namespace

Result<NumberSwap::Level> NumberSwap::parse_level(std::string_view text) {
    return LevelReader(text).read();
}

std::string NumberSwap::format_level(const Level& level) {
    std::string text = "tessera 1 number_swap\n";
    text += level.title.empty() ? "" : "title " + level.title + "\n";
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

Result<NumberSwap::Move> NumberSwap::parse_move(const Level& level, std::string_view text) {
    Result<Move> move = parse_cells(split_words({text, 0}), 0, 0);
    if (move && (!level.tiles.contains(move->first) || !level.tiles.contains(move->second))) {
        return fail(ErrorCode::bad_syntax, 0, say("this cell is not on the board"));
    }
    return move;
}

std::string NumberSwap::format_move(const Level& /*level*/, const Move& move) {
    return format_cells(move);
}

}  // namespace tessera
