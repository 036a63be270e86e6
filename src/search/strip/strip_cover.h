#pragma once

#include "base/grid.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tessera {

// Exact cover of the open cells of a board by freely placed pieces. Placements are generated on demand, so a
// board of any size fits in memory. The board is a strip of lines along its long side; a Cell's row counts
// lines, its column counts across. Every open cell must be covered; pieces may remain.
struct StripCover {
    struct Kind {
        int multiplicity = 1;
        int size = 0;    // number of cells
        int weight = 1;  // value of placing one, in hundredths of an edge; below 1,000,000
    };
    struct Orientation {
        int kind = 0;
        std::vector<Cell> cells;  // sorted; least row and least column 0
    };
    // An orientation and the position of its first cell.
    struct Placed {
        int orientation = 0;
        Cell first;

        bool operator==(const Placed&) const = default;
    };

    Grid<bool> open;
    std::vector<Kind> kinds;
    std::vector<Orientation> orientations;  // grouped by kind

    int open_count() const;

    // Returns the number of cells that the placements together leave open, or nothing if they are illegal:
    // the definition, independent of any engine.
    std::optional<int> cells_left_by(const std::vector<Placed>& placed) const;
    bool is_solution(const std::vector<Placed>& placed) const { return cells_left_by(placed) == 0; }
};

}  // namespace tessera
