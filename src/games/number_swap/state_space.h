#pragma once

#include "games/number_swap/level.h"

#include <cstdint>
#include <vector>

namespace tessera::number_swap {

inline constexpr int most_cells_to_draw = 6;  // 720 states

// A point in the unit square; y grows downwards.
struct MapPoint {
    float x = 0;
    float y = 0;
};

// All grids that swaps can reach on a small board, with the swaps between them, laid out in layers by
// distance from the sorted grid, which is the first node and at the top.
struct StateGraph {
    struct Node {
        Grid<int> tiles;
        int distance = 0;  // swaps to the sorted grid
        MapPoint point;
    };
    struct Link {
        int nearer = 0;  // indices of nodes; their distances differ by one
        int farther = 0;
        Move move;
    };

    std::vector<Node> nodes;  // ordered by distance
    std::vector<Link> links;
    int layer_count = 0;

    int find(const Grid<int>& tiles) const;          // -1: not reachable
    std::vector<int> shortest_path(int from) const;  // from `from` to the sorted grid, both included
};

// Precondition: at most most_cells_to_draw cells. The level's own tiles do not matter.
StateGraph state_graph_of(const Level& level);

}  // namespace tessera::number_swap
