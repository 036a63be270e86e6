#pragma once

#include "base/grid.h"
#include "base/index.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

// What a search that covers items by options has to do, as a matrix: an item is a column, an option is a row, and a
// dot stands where the option covers the item.
struct CoverMatrix {
    struct Item {
        std::optional<Cell> cell;  // of the board; none: it is a piece
        std::string name;          // of the piece, in a few letters

        bool operator==(const Item&) const = default;
    };
    struct Option {
        int piece = 0;  // of the level
        std::string name;
        std::vector<int> items;  // ascending

        bool operator==(const Option&) const = default;
    };

    std::vector<Item> items;
    std::vector<Option> options;  // as the record of the search numbers them

    bool operator==(const CoverMatrix&) const = default;
};

// How large a matrix somebody can still look at.
struct MatrixBound {
    int items = 40;
    int options = 120;
};

}  // namespace tessera
