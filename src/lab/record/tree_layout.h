#pragma once

#include "lab/record/search_record.h"

#include <cstdint>
#include <set>
#include <utility>
#include <vector>

namespace tessera {

// Nodes whose children are shown. All others are folded: their subtree is a lantern. A node counts only if
// all its ancestors are open.
using OpenNodes = std::set<std::int32_t>;

// Opens the start and the paths to solutions and to the last step's node; failed subtrees stay folded.
OpenNodes open_to_solutions(const SearchRecord& record, int most_nodes = 2000);
// Opens all ancestors of the node, so that it is shown.
void open_to(const SearchRecord& record, int node, OpenNodes& open);

// A drawn node. Coordinates are in units: nodes of one depth are at least one apart,
// plus the width of lanterns.
struct TreeSpot {
    std::int32_t node = 0;
    std::int32_t depth = 0;
    double x = 0;                  // centre; 0 for the start
    std::int32_t parent = -1;      // index of the parent's spot; -1: none
    std::int32_t child_count = 0;  // shown children; their spots are consecutive
    std::int32_t first_child = -1;
    bool is_folded = false;  // drawn as a lantern, for a subtree of several nodes
    double lantern = 0;      // width and height in units; grows with the logarithm of its nodes
};

struct TreeLayout {
    std::vector<TreeSpot> spots;  // level by level, from the left; parents before their children
    double left = 0;
    double right = 0;
    int depth = 0;
    std::int64_t visited_count = 0;                              // nodes visited: the cost of the layout
    std::vector<std::pair<std::int32_t, std::int32_t>> by_node;  // node and index of its spot, sorted

    int spot_of(int node) const;  // -1: not shown
    // The spot that shows the node, or the lantern that contains it.
    int spot_over(const SearchRecord& record, int node) const;
};

// Returns a tidy drawing (Reingold, Tilford 1981, with their contours): subtrees of the same shape look
// alike, nothing overlaps, a parent is centred over its children. Time: shown nodes times their depth at
// worst, independent of folded ones.
TreeLayout layout_of(const SearchRecord& record, const OpenNodes& open);

// Returns the size of a lantern of so many nodes, in units; 0 for a single one.
double lantern_size(std::int64_t nodes);

}  // namespace tessera
