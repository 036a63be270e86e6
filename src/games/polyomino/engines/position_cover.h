#pragma once

#include "games/polyomino/level.h"
#include "search/frontier/grid_cover.h"

#include <optional>
#include <vector>

namespace tessera::polyomino {

// A position as a problem for the cell-first engines. Pieces that can do the same are one kind, so a tiling
// is met exactly once, and options are outlines on the board: which piece lies there is settled at the end.
class PositionCover {
public:
    // Pieces of one shape that may lie in different ways are interchangeable where they lie alike, unless
    // `tells_apart`: then a tiling is met once for each way to exchange them.
    PositionCover(const Level& level, const State& state, bool tells_apart = false);

    const GridCover& cover() const { return cover_; }

    // A placement with the option's outline, of some piece that may lie so.
    const Placement& placement_of(int option) const { return at(placements_, option); }

    // The options of a solution, or of a part of one, as placements of pieces that are there, sorted.
    std::vector<Placement> placements_of(const std::vector<int>& options) const;

    Cell board_cell(int cell) const;                 // of a cell of the cover
    std::optional<int> cover_cell(Cell cell) const;  // none if covered already, or not on offer
    std::vector<int> cover_cells(
        const std::vector<Cell>& cells) const;  // ascending; empty if any is not open

private:
    struct Group;  // the pieces of one free shape

    void frame_open_cells();
    void add_group(const Group& pieces);
    void add_supplies(const Group& group, int first_kind);
    void add_options(int kind, const Placement& sample);

    Level level_;
    std::vector<int> left_;  // of each piece
    Grid<bool> open_;        // of the whole board
    Cell corner_;            // of the smallest frame round the open cells
    Cell frame_;             // its rows and columns
    GridCover cover_;
    std::vector<Placement> placements_;
};

}  // namespace tessera::polyomino
