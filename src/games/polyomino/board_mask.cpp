#include "games/polyomino/board_mask.h"

#include "base/base64url.h"
#include "base/index.h"
#include "base/text.h"
#include "games/polyomino/draft.h"

#include <algorithm>
#include <vector>

namespace tessera::polyomino {

namespace {

// Returns the rows without empty lines at both ends.
std::vector<Token> drawn_rows(std::string_view text) {
    std::vector<Token> rows = split_lines(text);
    const auto is_empty = [](const Token& row) {
        return split_words(row).empty();
    };
    while (!rows.empty() && is_empty(rows.back())) {
        rows.pop_back();
    }
    rows.erase(rows.begin(), std::find_if_not(rows.begin(), rows.end(), is_empty));
    return rows;
}

}  // namespace

std::string mask_of(const Grid<Square>& board) {
    BitWriter bits;
    bool any = false;
    for (int index = 0; index < board.size(); ++index) {
        const bool blocked = board[index] == Square::blocked;
        bits.put(blocked ? 1 : 0, 1);
        any = any || blocked;
    }
    return any ? bits.digits() : "";
}

std::optional<Grid<Square>> board_of_mask(int rows, int columns, std::string_view mask) {
    Grid<Square> board(rows, columns, Square::open);
    if (mask.empty()) {
        return board;
    }
    auto bits = BitReader::open(mask);
    for (int index = 0; bits && index < board.size(); ++index) {
        const auto blocked = bits->read(1);
        if (!blocked) {
            return std::nullopt;
        }
        board[index] = *blocked != 0 ? Square::blocked : Square::open;
    }
    return bits && bits->at_end() ? std::optional(std::move(board)) : std::nullopt;
}

Result<Grid<Square>> read_drawing(std::string_view text) {
    if (text.starts_with("tessera ")) {
        const Result<Level> draft = read_draft(text);
        if (draft && draft->lattice != nullptr) {
            return fail(ErrorCode::impossible_puzzle, 0, say("a drawn board is made of squares"));
        }
        return draft ? Result<Grid<Square>>(draft->board) : tl::unexpected(draft.error());
    }
    const std::vector<Token> rows = drawn_rows(text);
    int columns = 0;
    for (const Token& row : rows) {
        const std::size_t bad = row.text.find_first_not_of(".# ");
        if (bad != std::string_view::npos) {
            return fail(ErrorCode::bad_syntax, row.offset + bad,
                        say("a drawn board is made of . for open cells and # for blocked ones"));
        }
        columns = std::max(columns, int_size(row.text));
    }
    if (int_size(rows) > max_board_side || columns > max_board_side) {
        return fail(ErrorCode::limit_exceeded, 0, say("a board has 1 to {} cells a side", max_board_side));
    }
    Grid<Square> board(std::max(int_size(rows), 1), std::max(columns, 1), Square::blocked);
    for (int row = 0; row < int_size(rows); ++row) {
        const std::string_view letters = at(rows, row).text;
        for (int column = 0; column < int_size(letters); ++column) {
            board[{row, column}] = at(letters, column) == '.' ? Square::open : Square::blocked;
        }
    }
    if (open_cell_count(board) == 0) {
        return fail(ErrorCode::bad_syntax, 0, say("a drawn board needs an open cell: draw it as ."));
    }
    return board;
}

}  // namespace tessera::polyomino
