#include "games/number_swap/state_space.h"

#include "games/number_swap/support.h"

namespace tessera::number_swap {

TEST_SUITE_BEGIN("games/number_swap/state_space");

TEST_CASE("the graph holds every grid at its distance, with all swaps") {
    for (const Params& params : {Params{2, 2, 0, 0}, Params{3, 2, 0, 0}, Params{2, 3, 1, 0}}) {
        const Level level = generate(params, 6);
        const StateGraph graph = state_graph_of(level);
        const Distances distances(level);
        REQUIRE(int_size(graph.nodes) == distances.state_count());
        for (const StateGraph::Node& node : graph.nodes) {
            CHECK(node.distance == distances.of(distances.board.state_of({node.tiles})));
            CHECK(node.point.x > 0);
            CHECK(node.point.x < 1);
        }
        // Every swap is an edge of the graph, counted from both its ends.
        CHECK(int_size(graph.links) * 2 == int_size(graph.nodes) * int_size(open_pairs(level)));
    }
}

TEST_CASE("the shortest path leads down layer by layer to the sorted grid, by legal swaps") {
    const Level level = generate({3, 2, 1, 0}, 2);
    const StateGraph graph = state_graph_of(level);
    for (int node = 0; node < int_size(graph.nodes); ++node) {
        const std::vector<int> path = graph.shortest_path(node);
        REQUIRE(int_size(path) == at(graph.nodes, node).distance + 1);
        CHECK(path.back() == 0);
    }
    const int start = graph.find(level.tiles);
    REQUIRE(start >= 0);
    CHECK(at(graph.nodes, start).tiles == level.tiles);
    CHECK(is_sorted(graph.nodes.front().tiles));
}

TEST_CASE("nodes of one layer never share a point") {
    const StateGraph graph = state_graph_of(generate({3, 2, 0, 0}, 1));
    CHECK(graph.layer_count == 10);
    for (int node = 1; node < int_size(graph.nodes); ++node) {
        for (int other = 0; other < node; ++other) {
            const MapPoint& a = at(graph.nodes, node).point;
            const MapPoint& b = at(graph.nodes, other).point;
            const bool is_apart = a.y != b.y || (a.x - b.x) * (a.x - b.x) > 1e-6F;
            REQUIRE(is_apart);
        }
    }
}

TEST_SUITE_END();

}  // namespace tessera::number_swap
