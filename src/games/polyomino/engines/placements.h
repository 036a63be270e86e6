#pragma once

#include "games/polyomino/level.h"
#include "search/exact_cover/exact_cover.h"

#include <vector>

namespace tessera::polyomino {

Grid<bool> open_cells(const Level& level, const State& state);         // on the board and not covered
std::vector<int> left_counts(const Level& level, const State& state);  // of each piece

// The corners at which the shape lies on true cells, row by row.
std::vector<Cell> fitting_corners(const Grid<bool>& open, const Shape& shape);

// Every placement that fits the position as it stands, sorted.
std::vector<Placement> fitting_placements(const Level& level, const State& state);

// A position as an exact cover problem for dancing links. Items: the uncovered cells row by row, then the
// pieces left, copies one by one; pieces are secondary items where there are more cells on offer than needed.
// Copies of a piece are told apart here, so a tiling is met once for each way to exchange them.
struct PieceCover {
    ExactCover problem;
    std::vector<Placement> placements;  // of each option
};

PieceCover piece_cover_of(const Level& level, const State& state);

}  // namespace tessera::polyomino
