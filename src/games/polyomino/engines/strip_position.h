#pragma once

#include "games/polyomino/engines/piece_order.h"
#include "games/polyomino/level.h"
#include "search/strip/strip_cover.h"

#include <vector>

namespace tessera::polyomino {

// A position as a problem for the engines that make placements on demand. Pieces with the same orientations
// are one kind; lines run across the shorter side of the board.
class StripPosition {
public:
    StripPosition(const Level& level, const State& state, PieceOrder order);

    const StripCover& cover() const { return cover_; }

    // Returns placements of the remaining pieces, sorted.
    std::vector<Placement> placements_of(const std::vector<StripCover::Placed>& placed) const;

private:
    struct Source {
        int first_piece = 0;  // of its kind
        int index = 0;        // among the orientations of that piece
    };

    Cell strip_cell(Cell cell) const { return is_transposed_ ? Cell{cell.column, cell.row} : cell; }
    int kind_of(const Level& level, int piece);
    void add_orientations(const Level& level, int piece);

    bool is_transposed_;
    StripCover cover_;
    std::vector<std::vector<int>> pieces_;    // for each kind, one entry per copy
    std::vector<Source> sources_;             // for each orientation of the cover
    std::vector<std::vector<Shape>> shapes_;  // for each kind, sorted
    std::vector<Piece> level_pieces_;
};

}  // namespace tessera::polyomino
