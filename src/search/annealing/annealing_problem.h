#pragma once

#include "base/grid.h"

#include <vector>

namespace tessera {

// Pieces to be laid on a grid without overlap. Their cells are as many as the open ones, so that a layout without
// overlap covers all of them.
struct AnnealingProblem {
    using Orientation = std::vector<Cell>;  // cells, least row and least column 0
    using Kind = std::vector<Orientation>;  // in the order of quarter turns, then the other side; never empty

    Grid<bool> open;
    std::vector<Kind> kinds;
    std::vector<int> pieces;  // the kind of each

    int open_count() const;

    // Whether the cells of all pieces are as many as the open ones.
    bool is_exact() const;
};

// Where a piece lies: its cells are those of the orientation moved by the corner.
struct Lying {
    int orientation = 0;
    Cell corner;

    bool operator==(const Lying&) const = default;
};

// The places of a kind: those inside the grid on open cells alone, in the order of orientations and corners.
std::vector<Lying> open_places(const AnnealingProblem& problem, int kind);

}  // namespace tessera
