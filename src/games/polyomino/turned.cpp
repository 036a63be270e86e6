#include "games/polyomino/turned.h"

#include "base/check.h"

#include <algorithm>

namespace tessera::polyomino {

Cell turned(Cell cell, int rows) {
    return {cell.column, rows - 1 - cell.row};
}

bool can_turn(const Level& level) {
    return std::all_of(level.pieces.begin(), level.pieces.end(),
                       [](const Piece& piece) { return piece.can_turn; });
}

Level turned(const Level& level) {
    const int rows = level.board.rows();
    Level there = level;
    there.recipe.reset();
    there.board = Grid<Square>(level.board.columns(), rows);
    for (int index = 0; index < level.board.size(); ++index) {
        there.board[turned(level.board.cell(index), rows)] = level.board[index];
    }
    for (Placement& given : there.givens) {
        given = turned(level, there, given, 1);
    }
    std::sort(there.givens.begin(), there.givens.end());
    return there;
}

Placement turned(const Level& from, const Level& to, const Placement& placement, int quarters) {
    Shape shape = oriented_shape(from, placement);
    Cell corner = placement.corner;
    int rows = from.board.rows();
    int columns = from.board.columns();
    for (int quarter = 0; quarter < quarters; ++quarter) {
        corner =
            turned(corner + Cell{shape.rows() - 1, 0}, rows);  // the lower left corner becomes the upper left
        shape = turned(shape);
        std::swap(rows, columns);
    }
    const int orientation = orientation_index(at(to.pieces, placement.piece), shape);
    TESSERA_ASSERT(orientation >= 0);
    return {placement.piece, orientation, corner};
}

Move turned(const Level& from, const Level& to, const Move& move, int quarters) {
    Move there;
    if (move.from) {
        there.from = turned(from, to, *move.from, quarters);
    }
    if (move.to) {
        there.to = turned(from, to, *move.to, quarters);
    }
    return there;
}

}  // namespace tessera::polyomino
