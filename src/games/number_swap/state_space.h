#pragma once

#include "games/number_swap/level.h"

#include <cstdint>
#include <vector>

namespace tessera::number_swap {

inline constexpr int most_cells_to_draw = 6;  // 720 states

// A place in the unit square, and which corner is where does not matter: y grows downwards.
struct MapPoint {
    float x = 0;
    float y = 0;
};

// Every grid that swaps can make of a small board, and the swaps between them, laid out in layers by
// distance from the sorted grid, which comes first and on top.
struct StateGraph {
    struct Node {
        Grid<int> tiles;
        int distance = 0;  // swaps to the sorted grid
        MapPoint point;
    };
    struct Link {
        int nearer = 0;  // ends by node; distances differ by one
        int farther = 0;
        Move move;
    };

    std::vector<Node> nodes;  // by distance
    std::vector<Link> links;
    int layer_count = 0;

    int find(const Grid<int>& tiles) const;          // -1: not reachable
    std::vector<int> shortest_path(int from) const;  // nodes from there to the sorted grid, both included
};

// For boards of at most most_cells_to_draw cells; the level's own tiles do not matter.
StateGraph state_graph_of(const Level& level);

}  // namespace tessera::number_swap
