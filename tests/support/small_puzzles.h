#pragma once

#include "base/rng.h"
#include "games/polyomino/level.h"

#include <string>

// Random small puzzles for comparing engines: with holes, twins under one name or two, pieces that may not be
// turned or flipped, more pieces than needed, and unsolvable ones.

namespace tessera::polyomino {

inline Shape random_shape(Rng& rng, int size) {
    std::vector<Cell> cells{{0, 0}};
    while (int_size(cells) < size) {
        const Cell from = at(cells, rng.between(0, int_size(cells) - 1));
        const Cell cell = from + at(neighbour_steps, rng.between(0, 3));
        bool is_new = true;
        for (const Cell old : cells) {
            is_new = is_new && !(old == cell);
        }
        if (is_new) {
            cells.push_back(cell);
        }
    }
    return make_shape(cells);
}

inline Piece random_piece(Rng& rng, const std::string& name) {
    Piece piece = make_piece(name, random_shape(rng, rng.below(8) == 0 ? 1 : rng.between(2, 4)),
                             rng.below(4) == 0 ? 2 : 1, rng.below(3) != 0, rng.below(4) != 0);
    return piece;
}

inline Level random_level(Rng& rng) {
    Level level;
    level.board = Grid<Square>(rng.between(1, 4), rng.between(2, 4), Square::open);
    for (int hole = rng.between(-2, 2); hole > 0; --hole) {
        level.board[rng.between(0, level.board.size() - 1)] = Square::blocked;
    }
    const int surplus = rng.between(-2, 2);
    while (piece_cell_count(level) < open_cell_count(level) + std::max(0, surplus)) {
        const bool is_twin = !level.pieces.empty() && rng.below(4) == 0;
        Piece piece = random_piece(rng, "P" + std::to_string(level.pieces.size()));
        if (is_twin) {
            const Piece& other = at(level.pieces, rng.between(0, int_size(level.pieces) - 1));
            piece = make_piece(piece.name, other.shape, 1, rng.below(2) == 0, rng.below(2) == 0);
        }
        level.pieces.push_back(piece);
    }
    return level;
}

}  // namespace tessera::polyomino
