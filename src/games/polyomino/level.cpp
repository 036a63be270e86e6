#include "games/polyomino/level.h"

#include "base/text.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

Piece make_piece(std::string name, Shape shape, int count, bool can_flip, bool can_turn) {
    std::vector<Shape> orientations = orientations_of(shape, can_flip, can_turn);
    return {std::move(name), std::move(shape), count, can_flip, can_turn, std::move(orientations)};
}

bool is_plain_name(std::string_view name) {
    return !name.empty() && int_size(name) <= longest_plain_name &&
           std::all_of(name.begin(), name.end(), [](char letter) {
               const int small = letter | 0x20;
               return is_digit(letter) || (small >= 'a' && small <= 'z');
           });
}

int orientation_index(const Piece& piece, const Shape& shape) {
    const auto found = std::find(piece.orientations.begin(), piece.orientations.end(), shape);
    return found == piece.orientations.end() ? -1 : static_cast<int>(found - piece.orientations.begin());
}

bool may_lie_alike(const Piece& a, const Piece& b) {
    return a.orientations.size() == b.orientations.size() &&
           std::is_permutation(a.orientations.begin(), a.orientations.end(), b.orientations.begin());
}

std::string_view short_name(const Level& level, int piece) {
    const std::string_view name = at(level.pieces, piece).name;
    const auto begins_alike = [&](const Piece& other) {
        return other.name.substr(0, 1) == name.substr(0, 1);
    };
    const auto count = std::count_if(level.pieces.begin(), level.pieces.end(), begins_alike);
    return count == 1 ? name.substr(0, 1) : name;
}

bool operator<(const Placement& a, const Placement& b) {
    if (a.piece != b.piece) {
        return a.piece < b.piece;
    }
    return a.corner == b.corner ? a.orientation < b.orientation : a.corner < b.corner;
}

const Shape& oriented_shape(const Level& level, const Placement& placement) {
    return at(at(level.pieces, placement.piece).orientations, placement.orientation);
}

std::vector<Cell> cells_of(const Level& level, const Placement& placement) {
    std::vector<Cell> cells = oriented_shape(level, placement).cells;
    for (Cell& cell : cells) {
        cell = cell + placement.corner;
    }
    return cells;
}

std::vector<Cell> open_cells_of(const Grid<Square>& board) {
    std::vector<Cell> cells;
    for (int index = 0; index < board.size(); ++index) {
        if (board[index] == Square::open) {
            cells.push_back(board.cell(index));
        }
    }
    return cells;
}

int open_cell_count(const Grid<Square>& board) {
    int count = 0;
    for (int index = 0; index < board.size(); ++index) {
        count += board[index] == Square::open ? 1 : 0;
    }
    return count;
}

int piece_cell_count(const Level& level) {
    int count = 0;
    for (const Piece& piece : level.pieces) {
        count += piece.shape.size() * piece.count;
    }
    return count;
}

Grid<int> cover_of(const Level& level, const State& state) {
    Grid<int> cover(level.board.rows(), level.board.columns(), -1);
    for (int index = 0; index < int_size(state.placed); ++index) {
        for (const Cell cell : cells_of(level, at(state.placed, index))) {
            cover[cell] = index;
        }
    }
    return cover;
}

int left_count(const Level& level, const State& state, int piece) {
    int left = at(level.pieces, piece).count;
    for (const Placement& placement : state.placed) {
        left -= placement.piece == piece ? 1 : 0;
    }
    return left;
}

bool is_on_board(const Level& level, const Placement& placement) {
    const std::vector<Cell> cells = cells_of(level, placement);
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
        return level.board.contains(cell) && level.board[cell] == Square::open;
    });
}

std::optional<Sentence> why_it_does_not_fit(const Level& level, const State& state,
                                            const Placement& placement) {
    const std::string name(short_name(level, placement.piece));
    if (left_count(level, state, placement.piece) <= 0) {
        return say("no piece {} is left", name);
    }
    if (!is_on_board(level, placement)) {
        return say("{} does not fit on the board there", name);
    }
    const Grid<int> cover = cover_of(level, state);
    for (const Cell cell : cells_of(level, placement)) {
        if (cover[cell] >= 0) {
            const int below = at(state.placed, cover[cell]).piece;
            return say("{} would overlap {}", name, std::string(short_name(level, below)));
        }
    }
    return std::nullopt;
}

std::optional<Sentence> why_level_is_unsound(const Level& level) {
    State state;
    for (const Placement& given : level.givens) {
        if (auto reason = why_it_does_not_fit(level, state, given)) {
            return reason;
        }
        state.placed.push_back(given);
    }
    if (open_cell_count(level) == 0) {
        return say("the board has no cell to cover");
    }
    if (piece_cell_count(level) < open_cell_count(level)) {
        return say("the pieces cannot fill the board: {} {cell|cells} for {}", piece_cell_count(level),
                   open_cell_count(level));
    }
    return std::nullopt;
}

}  // namespace tessera::polyomino
