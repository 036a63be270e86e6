#pragma once

#include "games/polyomino/level.h"
#include "search/exact_cover/exact_cover.h"
#include "search/search.h"

#include <cstdint>
#include <vector>

namespace tessera::polyomino {

Grid<bool> open_cells(const Level& level, const State& state);         // on the board and not covered
std::vector<int> left_counts(const Level& level, const State& state);  // for each piece

// Returns the corners at which the shape covers only true cells, row by row.
std::vector<Cell> fitting_corners(const Grid<bool>& open, const Shape& shape);

// Returns every placement, or every placement of one piece, that fits the position; sorted.
std::vector<Placement> fitting_placements(const Level& level, const State& state);
std::vector<Placement> fitting_placements(const Level& level, const Grid<bool>& open, int piece);

// Returns for each cell the first cell of the piece on it: equal for moves that make the same tiling.
// Precondition: every move places a piece.
std::vector<int> tiling_of(const Level& level, const std::vector<Move>& moves);

// Numbering of the cells: row by row or column by column.
enum class CellOrder : std::uint8_t { by_rows, by_columns };

// A position as an exact cover problem for dancing links, built piece by piece. Items: the uncovered cells,
// then the remaining pieces, each copy separately. Pieces are secondary items if they have more cells than
// needed. Options are in the order of their placements. Copies of a piece are distinct, so a tiling is found
// once for each way to exchange them.
class PieceCover {
public:
    PieceCover(const Level& level, const State& state, CellOrder order = CellOrder::by_rows);

    bool is_complete() const { return piece_ == int_size(left_); }
    Ticks add_piece();  // returns the effort

    const ExactCover& problem() const { return problem_; }
    const Placement& placement_of(int option) const { return at(placements_, option); }
    int cell_count() const { return cell_count_; }
    const Grid<int>& item_of_cell() const { return item_of_cell_; }  // -1: covered or blocked
    const std::vector<int>& left() const { return left_; }           // for each piece

private:
    void number_cells(CellOrder order);

    Level level_;
    Grid<bool> open_;
    std::vector<int> left_;  // for each piece
    Grid<int> item_of_cell_;
    int cell_count_ = 0;
    std::vector<int> first_item_;  // for each piece
    ExactCover problem_;
    std::vector<Placement> placements_;  // for each option
    int piece_ = 0;                      // index of the next piece
};

// Returns the complete cover.
PieceCover piece_cover_of(const Level& level, const State& state);

}  // namespace tessera::polyomino
