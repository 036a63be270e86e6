#include "formats/polyomino_grids.h"

#include "base/text.h"
#include "games/polyomino/cut.h"

#include <map>
#include <utility>

namespace tessera {

namespace {

using polyomino::blocked_label;
using polyomino::Cut;

constexpr std::string_view label_letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

Result<Taken> taken_of_cut(const Result<Cut>& cut) {
    if (!cut) {
        return tl::unexpected(cut.error());
    }
    Result<polyomino::CutPuzzle> puzzle = polyomino::puzzle_of(*cut);
    return puzzle ? Result<Taken>(Taken{Session<Polyomino>(std::move(puzzle->level))})
                  : tl::unexpected(puzzle.error());
}

Result<Cut> solved_cut(const Content& content) {
    const auto& game = std::get<Session<Polyomino>>(std::get<AnySession>(content));
    if (!game.is_solved()) {
        return fail(ErrorCode::impossible_puzzle, 0,
                    say("this format shows a solved board, and the pieces of this one are not all placed"));
    }
    return polyomino::cut_of(game.level(), game.state());
}

// Returns the lines without blanks at their ends, and without empty lines around the picture.
std::vector<Token> picture_lines(std::string_view text) {
    std::vector<Token> lines = split_lines(text);
    for (Token& line : lines) {
        line.text = line.text.substr(0, line.text.find_last_not_of(" \t\r") + 1);
    }
    while (!lines.empty() && lines.back().text.empty()) {
        lines.pop_back();
    }
    while (!lines.empty() && lines.front().text.empty()) {
        lines.erase(lines.begin());
    }
    return lines;
}

Result<Cut> parse_letters(std::string_view text) {
    const std::vector<Token> lines = picture_lines(text);
    std::size_t width = 0;
    for (const Token& line : lines) {
        width = std::max(width, line.text.size());
        if (int_size(lines) > polyomino::max_board_side || int_size(line.text) > polyomino::max_board_side) {
            return fail(ErrorCode::limit_exceeded, line.offset,
                        say("a side is longer than {} cells", polyomino::max_board_side));
        }
    }
    Cut cut(int_size(lines), static_cast<int>(width), blocked_label);
    std::map<char, int> numbers;
    for (int row = 0; row < cut.rows(); ++row) {
        const Token& line = at(lines, row);
        for (int column = 0; column < int_size(line.text); ++column) {
            const char letter = at(line.text, column);
            if (label_letters.find(letter) != std::string_view::npos) {
                cut[Cell{row, column}] = numbers.emplace(letter, int_size(numbers)).first->second;
            } else if (std::string_view("#. ").find(letter) == std::string_view::npos) {
                return fail(ErrorCode::bad_syntax, line.offset + static_cast<std::size_t>(column),
                            say("a cell is a letter or a digit; # . or a blank means no cell"));
            }
        }
    }
    return numbers.empty() ? fail(ErrorCode::bad_syntax, 0, say("the picture has no piece"))
                           : Result<Cut>(std::move(cut));
}

}  // namespace

Result<Taken> read_cut_grid(std::string_view text, const ReadOptions& /*options*/) {
    return taken_of_cut(polyomino::parse_cut(text));
}

Result<Written> write_cut_grid(const Content& content, const WriteOptions& /*options*/) {
    const Result<Cut> cut = solved_cut(content);
    return cut ? Result<Written>(Written{polyomino::format_cut(*cut)}) : tl::unexpected(cut.error());
}

Result<Taken> read_letters(std::string_view text, const ReadOptions& /*options*/) {
    return taken_of_cut(parse_letters(text));
}

Result<Written> write_letters(const Content& content, const WriteOptions& /*options*/) {
    const Result<Cut> cut = solved_cut(content);
    if (!cut) {
        return tl::unexpected(cut.error());
    }
    std::string text;
    for (int index = 0; index < cut->size(); ++index) {
        const int label = (*cut)[index];
        if (label >= int_size(label_letters)) {
            return fail(ErrorCode::limit_exceeded, 0,
                        say("there are letters for {} pieces only; a cut grid takes any number",
                            label_letters.size()));
        }
        text += label < 0 ? '.' : at(label_letters, label);
        text += (index + 1) % cut->columns() == 0 ? "\n" : "";
    }
    return Written{std::move(text)};
}

}  // namespace tessera
