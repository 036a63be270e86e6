#pragma once

#include "search/exact_cover/exact_cover.h"

#include <string>
#include <vector>

namespace tessera {

// Limits of a problem that is read or made: 16 bytes of memory for each entry.
inline constexpr int most_cover_entries = 1 << 23;
inline constexpr int most_cover_items = 1 << 20;
inline constexpr std::size_t longest_item_name = 64;

// An exact cover problem as people write it: with names of its items and colours.
struct NamedCover {
    ExactCover problem{0, 0};
    std::vector<std::string> item_names;        // by item
    std::vector<std::string> color_names = {};  // by colour; the first is not used
    std::vector<std::string> comments = {};     // lines that explain the names

    bool operator==(const NamedCover&) const = default;
};

// Returns an option as Knuth's programs write it: `A 0,1 0,2 edge:r`.
std::string option_text(const NamedCover& cover, int option);

// Returns for each item the options that have it, in their order.
struct ItemUse {
    int option = 0;
    ExactCover::Color color = ExactCover::no_color;
};
std::vector<std::vector<ItemUse>> uses_by_item(const NamedCover& cover);

// Returns the problem without the secondary items that no option has.
NamedCover without_unused_items(const NamedCover& cover);

// Returns the comments and a line for each option, `x1 = A 0,1 0,2`, all beginning with `mark`.
std::string mapping_comments(const NamedCover& cover, const std::string& mark);

}  // namespace tessera
