#pragma once

#include "base/grid.h"

#include <vector>

namespace tessera {

// Pieces to be placed on a grid without overlap. They have as many cells as are open, so a layout without
// overlap covers all of them.
struct AnnealingProblem {
    using Orientation = std::vector<Cell>;  // cells, least row and least column 0
    using Kind = std::vector<Orientation>;  // in the order of quarter turns, then the other side; never empty

    Grid<bool> open;
    std::vector<Kind> kinds;
    std::vector<int> pieces;  // kind of each piece

    // For a grid that other cells than squares unfold to: the shortest steps of a piece. Pieces then lie on open cells
    // alone, as elsewhere there may be no cells at all. Empty: squares, where a piece may lie on blocked cells.
    std::vector<Cell> shifts = {};

    int open_count() const;

    // True if the pieces have as many cells as are open.
    bool is_exact() const;
};

// A piece's placement: the cells of the orientation shifted by the corner.
struct Lying {
    int orientation = 0;
    Cell corner;

    bool operator==(const Lying&) const = default;
};

// Returns the placements of a kind on open cells alone, in the order of orientations and corners.
std::vector<Lying> open_places(const AnnealingProblem& problem, int kind);

}  // namespace tessera
