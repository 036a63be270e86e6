#pragma once

#include "base/index.h"

#include <cstdint>
#include <vector>

namespace tessera {

// Exact cover of the open cells of a rectangle by options in limited supply: the problem that the cell-first
// engines solve. Cells are numbered along the short side, so that the covered part of a board stays a prefix
// with a short ragged edge. An option is of one kind; a kind draws on one supply, or on several where offers
// overlap (a shape that may be flipped beside the same shape that may not).
struct GridCover {
    struct Need {
        int supply = 0;
        int units = 1;

        bool operator==(const Need&) const = default;
    };

    // Every option draws units of exactly one portion's supply and is, unit for unit, a connected region of
    // so many cells: what pruning by regions rests on. Without portions there is none.
    struct Portion {
        int supply = 0;
        int size = 0;
        int imbalance = 0;  // cells of one checkerboard colour less those of the other, never negative

        bool operator==(const Portion&) const = default;
    };

    int width = 0;   // cells along the short side
    int length = 0;  // cell = width * (step along the long side) + (step along the short side)
    std::vector<bool> open;
    std::vector<int> supplies;             // units on offer
    std::vector<std::vector<Need>> kinds;  // what an option of that kind draws
    std::vector<Portion> portions;
    std::vector<int> option_kinds;
    std::vector<int> option_starts{0};  // into option_cells, and the end
    std::vector<int> option_cells;      // of all options, ascending within each

    int cell_count() const { return width * length; }
    int open_count() const;
    int option_count() const { return int_size(option_kinds); }
    const int* cells_begin(int option) const { return option_cells.data() + at(option_starts, option); }
    const int* cells_end(int option) const { return option_cells.data() + at(option_starts, option + 1); }
    int first_cell(int option) const { return *cells_begin(option); }

    // The option's number; `cells` ascending and not empty.
    int add_option(int kind, const std::vector<int>& cells);

    // The same problem seen from the other end of the board; options keep their numbers.
    GridCover turned() const;

    // What remains to be solved once some options are chosen; their own numbers for those that still can be.
    struct Rest;
    Rest rest_after(const std::vector<int>& chosen) const;

    // Whether the options together are a solution: the definition, independent of any engine.
    bool is_solution(const std::vector<int>& options) const;
};

struct GridCover::Rest {
    GridCover cover;
    std::vector<int> options;  // of the whole, by option of the rest
};

}  // namespace tessera
