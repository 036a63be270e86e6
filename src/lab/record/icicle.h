#pragma once

#include "lab/record/search_record.h"

#include <cstdint>
#include <vector>

namespace tessera {

// What part of a tree is looked at, on an axis on which each node has the length of its subtree: the start has
// [0, node_count), its children lie in that one after the other, from the right end of their parent's own unit on.
struct IcicleWindow {
    double first = 0;
    double last = 1;
    int width = 1;        // in pixels
    int first_depth = 0;  // nothing is drawn for lesser or greater depths
    int last_depth = 1 << 30;
};

// A node as a bar of whole pixels, x0 up to but without x1. Where nodes are narrower than a pixel, one stands for those
// around it.
struct IcicleBar {
    std::int32_t depth = 0;
    std::int32_t x0 = 0;
    std::int32_t x1 = 1;
    std::int32_t node = 0;
    bool is_merged = false;  // stands for others, too

    bool operator==(const IcicleBar&) const = default;
};

// Where a solution lies: one for each pixel that has any.
struct IcicleMark {
    std::int32_t x = 0;
    std::int32_t depth = 0;
    std::int32_t node = 0;  // the first one of the pixel

    bool operator==(const IcicleMark&) const = default;
};

struct Icicle {
    std::vector<IcicleBar>
        bars;  // from the top, then from the left; none overlap, and each lies under its parent's
    std::vector<IcicleMark> marks;
    std::int64_t visited_count = 0;  // nodes looked at: what it cost
};

// Time: the width times the depth of the tree, whatever its size; of a best-first search times the greatest number of
// children. Each pixel shows the node in its middle and those above it.
Icicle icicle_of(const SearchRecord& record, const IcicleWindow& window);

// Where a node begins on the axis; it ends node.subtree later.
std::int64_t axis_place(const SearchRecord& record, int node);

}  // namespace tessera
