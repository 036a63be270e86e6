#include "games/number_swap/state_space.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera::number_swap {

namespace {

constexpr int ordering_rounds = 12;
constexpr std::size_t crowded_layer = 32;

Grid<int> sorted_grid(const Grid<int>& like) {
    Grid<int> tiles(like.rows(), like.columns());
    for (int index = 0; index < tiles.size(); ++index) {
        tiles[index] = index + 1;
    }
    return tiles;
}

// Returns the lexicographic rank of a permutation: a perfect index for up to 720 grids.
int rank_of(const Grid<int>& tiles) {
    int rank = 0;
    for (int index = 0; index < tiles.size(); ++index) {
        int smaller = 0;
        for (int later = index + 1; later < tiles.size(); ++later) {
            smaller += tiles[later] < tiles[index] ? 1 : 0;
        }
        rank = rank * (tiles.size() - index) + smaller;
    }
    return rank;
}

class GraphMaker {
public:
    explicit GraphMaker(const Level& level) : moves_(open_pairs(level)) {
        add(sorted_grid(level.tiles), 0);
        for (int node = 0; node < int_size(graph_.nodes); ++node) {
            expand(node);
        }
        graph_.layer_count = graph_.nodes.back().distance + 1;
        layers_.resize(static_cast<std::size_t>(graph_.layer_count));
        for (int node = 0; node < int_size(graph_.nodes); ++node) {
            at(layers_, at(graph_.nodes, node).distance).push_back(node);
        }
    }

    StateGraph finish() {
        untangle();
        place();
        return std::move(graph_);
    }

private:
    int add(const Grid<int>& tiles, int distance) {
        const int rank = rank_of(tiles);
        if (rank >= int_size(node_of_rank_)) {
            node_of_rank_.resize(static_cast<std::size_t>(rank) + 1, -1);
        }
        int& node = at(node_of_rank_, rank);
        if (node < 0) {
            node = int_size(graph_.nodes);
            graph_.nodes.push_back({tiles, distance, {}});
        }
        return node;
    }

    void expand(int node) {
        for (const Move& move : moves_) {
            Grid<int> tiles = at(graph_.nodes, node).tiles;
            std::swap(tiles[move.first], tiles[move.second]);
            const int distance = at(graph_.nodes, node).distance;
            const int other = add(tiles, distance + 1);
            if (at(graph_.nodes, other).distance > distance) {
                graph_.links.push_back({node, other, move});
            }
        }
    }

    // Barycentre ordering (Sugiyama, Tagawa, Toda 1981): sorts each layer by the mean position of its
    // neighbours in the previous layer, sweeping down and up.
    void untangle() {
        std::vector<float> places(graph_.nodes.size());
        const auto note_places = [&](const std::vector<int>& layer) {
            for (int place = 0; place < int_size(layer); ++place) {
                at(places, at(layer, place)) =
                    (static_cast<float>(place) + 0.5F) / static_cast<float>(layer.size());
            }
        };
        std::for_each(layers_.begin(), layers_.end(), note_places);
        for (int round = 0; round < ordering_rounds; ++round) {
            const bool is_downwards = round % 2 == 0;
            for (int step = 0; step < graph_.layer_count; ++step) {
                std::vector<int>& layer = at(layers_, is_downwards ? step : graph_.layer_count - 1 - step);
                sort_by_neighbours(layer, places, is_downwards);
                note_places(layer);
            }
        }
    }

    void sort_by_neighbours(std::vector<int>& layer, const std::vector<float>& places,
                            bool is_downwards) const {
        std::vector<float> sums(graph_.nodes.size());
        std::vector<int> counts(graph_.nodes.size());
        for (const StateGraph::Link& link : graph_.links) {
            const int here = is_downwards ? link.farther : link.nearer;
            at(sums, here) += at(places, is_downwards ? link.nearer : link.farther);
            ++at(counts, here);
        }
        const auto mean = [&](int node) {
            return at(counts, node) == 0 ? at(places, node)
                                         : at(sums, node) / static_cast<float>(at(counts, node));
        };
        std::vector<int> sorted;  // inserted one by one: avoids a sort in the page's code
        for (const int node : layer) {
            const auto place = std::upper_bound(sorted.begin(), sorted.end(), node,
                                                [&](int a, int b) { return mean(a) < mean(b); });
            sorted.insert(place, node);
        }
        layer = std::move(sorted);
    }

    // Spreads each layer, from top to bottom, over a width that grows with its number of nodes. In crowded
    // layers nodes alternate in height, so that they do not overlap.
    void place() {
        std::size_t widest = 1;
        for (const std::vector<int>& layer : layers_) {
            widest = std::max(widest, layer.size());
        }
        for (int depth = 0; depth < graph_.layer_count; ++depth) {
            const std::vector<int>& layer = at(layers_, depth);
            const float width = std::sqrt(static_cast<float>(layer.size()) / static_cast<float>(widest));
            const float step = layer.size() > crowded_layer ? 0.26F : 0.0F;
            for (int place = 0; place < int_size(layer); ++place) {
                const float down =
                    static_cast<float>(depth) + 0.5F + step * static_cast<float>(place % 3 - 1);
                const float across = (static_cast<float>(place) + 0.5F) / static_cast<float>(layer.size());
                at(graph_.nodes, at(layer, place)).point = {0.5F + (across - 0.5F) * width,
                                                            down / static_cast<float>(graph_.layer_count)};
            }
        }
    }

    std::vector<Move> moves_;
    StateGraph graph_;
    std::vector<int> node_of_rank_;
    std::vector<std::vector<int>> layers_;  // nodes from left to right
};

}  // namespace

int StateGraph::find(const Grid<int>& tiles) const {
    for (int node = 0; node < int_size(nodes); ++node) {
        if (at(nodes, node).tiles == tiles) {
            return node;
        }
    }
    return -1;
}

std::vector<int> StateGraph::shortest_path(int from) const {
    std::vector<int> path = {from};
    // Links are ordered by their nearer ends, so one backward pass finds the whole path.
    for (int index = int_size(links) - 1; index >= 0; --index) {
        if (at(links, index).farther == path.back()) {
            path.push_back(at(links, index).nearer);
        }
    }
    return path;
}

StateGraph state_graph_of(const Level& level) {
    TESSERA_ASSERT(level.tiles.size() <= most_cells_to_draw);
    return GraphMaker(level).finish();
}

}  // namespace tessera::number_swap
