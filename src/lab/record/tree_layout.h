#pragma once

#include "lab/record/search_record.h"

#include <cstdint>
#include <set>
#include <utility>
#include <vector>

namespace tessera {

// Nodes whose children are shown. All others are folded: their subtree is a lantern. A node counts only if all above it
// are open.
using OpenNodes = std::set<std::int32_t>;

// The start, and all that lies on the way to a solution or to a node that has not been left: what failed is folded.
OpenNodes open_to_solutions(const SearchRecord& record, int most_nodes = 2000);
// Opens what lies above the node, so that it is seen.
void open_to(const SearchRecord& record, int node, OpenNodes& open);

// A node as it is drawn. Places are in units: nodes of one depth lie at least one apart, plus what lanterns take.
struct TreeSpot {
    std::int32_t node = 0;
    std::int32_t depth = 0;
    double x = 0;                  // of its middle; the start lies at 0
    std::int32_t parent = -1;      // the index of its parent's spot, -1: none
    std::int32_t child_count = 0;  // that are shown; their spots follow each other
    std::int32_t first_child = -1;
    bool is_folded = false;  // a lantern for a subtree of more than the node
    double lantern = 0;      // its width and height in units: grows with the logarithm of its nodes
};

struct TreeLayout {
    std::vector<TreeSpot> spots;  // level by level, from the left: a parent before its children
    double left = 0;
    double right = 0;
    int depth = 0;
    std::int64_t visited_count = 0;                              // nodes looked at: what it cost
    std::vector<std::pair<std::int32_t, std::int32_t>> by_node;  // node and index of its spot, sorted

    int spot_of(int node) const;  // -1: it is not shown
    int spot_over(const SearchRecord& record,
                  int node) const;  // that shows the node, or the lantern that it is in
};

// A tidy drawing (Reingold, Tilford 1981; contours as they have them): subtrees of one shape look alike, nothing
// overlaps, a parent lies in the middle over its children. Time: the nodes that are shown times their depth at worst,
// whatever is folded.
TreeLayout layout_of(const SearchRecord& record, const OpenNodes& open);

// How large a lantern of so many nodes is, in units: none for a single one.
double lantern_size(std::int64_t nodes);

}  // namespace tessera
