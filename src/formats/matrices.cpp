#include "base/text.h"
#include "formats/polyomino_grids.h"
#include "games/polyomino/catalogue.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace tessera {

namespace {

// Rows of 0 and 1, with the offset of the first digit.
struct Matrix {
    std::vector<std::vector<bool>> rows;
    std::size_t offset = 0;
};

class MatrixReader {
public:
    Result<std::vector<Matrix>> read(std::string_view text) {
        for (const Token& line : split_lines(text)) {
            read_line(line);
            if (error_) {
                return tl::unexpected<Error>(*error_);
            }
        }
        return std::move(matrices_);
    }

private:
    void refuse(ErrorCode code, std::size_t offset, Sentence sentence) {
        error_ = Error{code, offset, std::move(sentence)};
    }

    void read_line(const Token& line) {
        std::vector<bool> row;
        std::size_t first = line.offset;
        for (std::size_t place = 0; place < line.text.size(); ++place) {
            const char letter = line.text[place];
            if (letter == '0' || letter == '1') {
                first = row.empty() ? line.offset + place : first;
                row.push_back(letter == '1');
            } else if (std::string_view(" \t\r,;[](){}").find(letter) == std::string_view::npos) {
                return refuse(
                    ErrorCode::bad_syntax, line.offset + place,
                    say("a matrix is made of 0 and 1, with blanks, commas or brackets between them"));
            }
        }
        row.empty() ? static_cast<void>(is_open_ = false) : add_row(std::move(row), first);
    }

    void add_row(std::vector<bool> row, std::size_t offset) {
        if (!std::exchange(is_open_, true)) {
            matrices_.push_back({{}, offset});
        }
        Matrix& matrix = matrices_.back();
        if (int_size(row) > polyomino::max_board_side || int_size(matrix.rows) == polyomino::max_board_side) {
            return refuse(ErrorCode::limit_exceeded, offset,
                          say("a side is longer than {} cells", polyomino::max_board_side));
        }
        if (!matrix.rows.empty() && matrix.rows.front().size() != row.size()) {
            return refuse(ErrorCode::bad_syntax, offset, say("the rows of a matrix differ in length"));
        }
        if (int_size(matrices_) > polyomino::max_piece_count + 1) {
            return refuse(ErrorCode::limit_exceeded, offset,
                          say("there are more than {} pieces", polyomino::max_piece_count));
        }
        matrix.rows.push_back(std::move(row));
    }

    std::vector<Matrix> matrices_;
    bool is_open_ = false;  // the last matrix takes further rows
    std::optional<Error> error_;
};

Grid<polyomino::Square> board_of(const Matrix& matrix) {
    Grid<polyomino::Square> board(int_size(matrix.rows), int_size(matrix.rows.front()),
                                  polyomino::Square::blocked);
    for (int index = 0; index < board.size(); ++index) {
        const Cell cell = board.cell(index);
        if (at(at(matrix.rows, cell.row), cell.column)) {
            board[index] = polyomino::Square::open;
        }
    }
    return board;
}

Result<polyomino::Shape> shape_of(const Matrix& matrix) {
    std::vector<Cell> cells;
    for (int row = 0; row < int_size(matrix.rows); ++row) {
        for (int column = 0; column < int_size(at(matrix.rows, row)); ++column) {
            if (at(at(matrix.rows, row), column)) {
                cells.push_back({row, column});
            }
        }
    }
    if (cells.empty() || int_size(cells) > polyomino::max_piece_size) {
        return fail(ErrorCode::limit_exceeded, matrix.offset,
                    say("a piece has 1 to {} cells", polyomino::max_piece_size));
    }
    polyomino::Shape shape = polyomino::make_shape(std::move(cells));
    return is_connected(shape) ? Result<polyomino::Shape>(std::move(shape))
                               : fail(ErrorCode::bad_syntax, matrix.offset,
                                      say("the cells of a piece touch each other along edges"));
}

Result<polyomino::Level> level_of(const std::vector<Matrix>& matrices) {
    if (matrices.size() < 2) {
        return fail(ErrorCode::bad_syntax, 0,
                    say("a puzzle is a matrix of its board, then one of each piece"));
    }
    polyomino::Level level;
    level.board = board_of(matrices.front());
    std::map<polyomino::Shape, int> piece_of_shape;
    for (std::size_t index = 1; index < matrices.size(); ++index) {
        Result<polyomino::Shape> shape = shape_of(matrices[index]);
        if (!shape) {
            return tl::unexpected(shape.error());
        }
        const auto [entry, is_new] = piece_of_shape.emplace(canonical(*shape), int_size(level.pieces));
        if (is_new) {
            level.pieces.push_back(polyomino::make_piece("", std::move(*shape), 0));
        }
        ++at(level.pieces, entry->second).count;
    }
    if (int_size(level.pieces) > polyomino::max_piece_kinds) {
        return fail(ErrorCode::limit_exceeded, 0,
                    say("there are more than {} kinds of pieces", polyomino::max_piece_kinds));
    }
    polyomino::name_pieces(level.pieces);
    auto reason = why_level_is_unsound(level);
    return reason ? fail(ErrorCode::impossible_puzzle, 0, std::move(*reason))
                  : Result<polyomino::Level>(std::move(level));
}

}  // namespace

Result<Taken> read_matrices(std::string_view text, const ReadOptions& /*options*/) {
    const Result<std::vector<Matrix>> matrices = MatrixReader().read(text);
    if (!matrices) {
        return tl::unexpected(matrices.error());
    }
    Result<polyomino::Level> level = level_of(*matrices);
    return level ? Result<Taken>(Taken{Session<Polyomino>(std::move(*level))})
                 : tl::unexpected(level.error());
}

Result<Written> write_matrices(const Content& content, const WriteOptions& /*options*/) {
    const polyomino::Level& level = std::get<Session<Polyomino>>(std::get<AnySession>(content)).level();
    std::string text;
    for (int index = 0; index < level.board.size(); ++index) {
        text += level.board[index] == polyomino::Square::open ? '1' : '0';
        text += (index + 1) % level.board.columns() == 0 ? "\n" : "";
    }
    for (const polyomino::Piece& piece : level.pieces) {
        std::string picture = polyomino::picture_of(piece.shape);
        std::replace(picture.begin(), picture.end(), 'X', '1');
        std::replace(picture.begin(), picture.end(), '.', '0');
        for (int copy = 0; copy < piece.count; ++copy) {
            text += "\n" + picture + "\n";
        }
    }
    return Written{std::move(text)};
}

}  // namespace tessera
