#pragma once

#include "base/index.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tessera {

// The paths to the states of a run of the beam: a tree of orientations in the order of placement. Node 0 is
// the empty board.
class StripPaths {
public:
    static constexpr std::uint64_t bytes_each = 2 * sizeof(std::int32_t);

    void clear() { nodes_.assign(1, {}); }

    // Returns the new node.
    int add(int parent, int orientation) {
        nodes_.push_back({parent, orientation});
        return int_size(nodes_) - 1;
    }

    std::vector<int> orientations_to(int node) const {
        std::vector<int> orientations;
        for (; at(nodes_, node).parent >= 0; node = at(nodes_, node).parent) {
            orientations.push_back(at(nodes_, node).orientation);
        }
        std::reverse(orientations.begin(), orientations.end());
        return orientations;
    }

private:
    struct Node {
        std::int32_t parent = -1;
        std::int32_t orientation = -1;
    };

    std::vector<Node> nodes_{Node{}};
};

}  // namespace tessera
