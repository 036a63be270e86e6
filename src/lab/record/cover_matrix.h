#pragma once

#include "base/grid.h"
#include "base/index.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

// An exact cover problem as a matrix: items are columns, options are rows, and a dot marks an item that an
// option covers.
struct CoverMatrix {
    struct Item {
        // On the board as players see it, in rows and places, layers beside each other; none: the item is a piece.
        std::optional<Cell> cell;
        std::string name;  // the piece's, a few letters

        bool operator==(const Item&) const = default;
    };
    struct Option {
        int piece = 0;  // index in the level
        std::string name;
        std::vector<int> items;  // ascending

        bool operator==(const Option&) const = default;
    };

    std::vector<Item> items;
    std::vector<Option> options;  // in the numbering of the record

    bool operator==(const CoverMatrix&) const = default;
};

// Bounds of a matrix that is still legible.
struct MatrixBound {
    int items = 40;
    int options = 120;
};

}  // namespace tessera
