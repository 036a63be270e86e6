#pragma once

#include "base/index.h"

#include <cstdint>
#include <vector>

namespace tessera {

// Exact cover of the open cells of a rectangle by options that share limited resources: the problem solved by
// the engines in this folder. Cells are numbered along the short side, so that the covered part of a board
// stays a prefix with a short ragged edge. Each option is of one kind. A kind demands units of one resource,
// or of several if kinds compete for pieces (a shape that may be flipped beside the same shape that may not).
struct GridCover {
    struct Demand {
        int resource = 0;
        int amount = 1;

        bool operator==(const Demand&) const = default;
    };

    // The number of cells that a unit of a resource covers. Pruning by regions relies on this: every option
    // demands units of exactly one of these resources and is, unit for unit, a connected region of that size.
    // Without unit areas nothing is pruned.
    struct UnitArea {
        int resource = 0;
        int size = 0;
        int imbalance = 0;  // cells of one checkerboard colour less those of the other, never negative

        bool operator==(const UnitArea&) const = default;
    };

    int width = 0;   // cells along the short side
    int length = 0;  // cell = width * (step along the long side) + (step along the short side)
    std::vector<bool> open;
    std::vector<int> multiplicities;         // by resource: units at the start
    std::vector<std::vector<Demand>> kinds;  // by kind: demands of its options
    std::vector<UnitArea> unit_areas;
    std::vector<int> option_kinds;
    std::vector<int> option_starts{0};  // into option_cells, and the end
    std::vector<int> option_cells;      // of all options, ascending in each

    int cell_count() const { return width * length; }
    int open_count() const;
    int option_count() const { return int_size(option_kinds); }
    const int* cells_begin(int option) const { return option_cells.data() + at(option_starts, option); }
    const int* cells_end(int option) const { return option_cells.data() + at(option_starts, option + 1); }
    int first_cell(int option) const { return *cells_begin(option); }

    // Returns the option's number. `cells` are ascending and not empty.
    int add_option(int kind, const std::vector<int>& cells);

    // Returns the problem rotated by 180 degrees; options keep their numbers.
    GridCover turned() const;

    // Returns the problem that remains once some options are chosen.
    struct Rest;
    Rest rest_after(const std::vector<int>& chosen) const;

    // True if the options together are a solution: the definition, independent of any engine.
    bool is_solution(const std::vector<int>& options) const;
};

struct GridCover::Rest {
    GridCover cover;
    std::vector<int> options;  // number in the whole problem, by option of the rest
};

}  // namespace tessera
