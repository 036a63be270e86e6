#pragma once

#include "base/index.h"
#include "base/vectors.h"
#include "search/frontier/frontier_index.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tessera {

// The frontiers that a FrontierSearch has reached, in layers by their first uncovered cell, and the edges
// between them: an edge means that a slot's option leads from the states of one frontier to those of another.
// Frontiers and edges are numbered; recycled numbers are reused.
template <class State>
class FrontierGraph {
public:
    struct Edge {
        int source = 0;
        int slot = 0;
        int next = -1;  // into the same frontier
    };
    struct Frontier {
        int edges = -1;               // head of the list of edges into it
        int waiting = 0;              // number of frontiers that still have to pull from this one
        std::uint64_t undecided = 0;  // soft options that can still be chosen
        int next = -1;                // next in its layer
        int pulled_by = 0;            // worker that allocated its states
        bool is_dead_end = false;     // has regions that even all resources cannot fill
        std::vector<State> states;
    };

    FrontierGraph(int cell_count, int word_count)
        : index_(word_count), layers_(static_cast<std::size_t>(cell_count) + 1) {}

    const FrontierIndex& index() const { return index_; }
    // Safe to read while one worker of a team adds: sizes are not checked, and nothing moves (see reserve()).
    int cell(int frontier) const { return index_.cell(frontier); }
    const std::uint64_t* words(int frontier) const { return index_.words(frontier); }
    Frontier& frontier(int frontier) { return frontiers_.data()[frontier]; }
    const Frontier& frontier(int frontier) const { return frontiers_.data()[frontier]; }
    const Edge& edge(int edge) const { return edges_.data()[edge]; }

    // Returns the new frontier, the last of its layer. `words` must not point into this graph.
    int add(int cell, const std::uint64_t* words, std::uint64_t undecided) {
        const int frontier = index_.add(cell, words);
        if (frontier == int_size(frontiers_)) {
            frontiers_.emplace_back();
        } else {
            at(frontiers_, frontier) = Frontier{};
        }
        at(frontiers_, frontier).undecided = undecided;
        Layer& layer = at(layers_, cell);
        (layer.tail < 0 ? layer.head : at(frontiers_, layer.tail).next) = frontier;
        layer.tail = frontier;
        return frontier;
    }

    bool is_layer_empty(int cell) const { return at(layers_, cell).head < 0; }

    // Removes the first frontier from a layer and returns it, or -1 if there is none.
    int take(int cell) {
        const int frontier = at(layers_, cell).head;
        if (frontier >= 0) {
            at(layers_, cell).head = at(frontiers_, frontier).next;
        }
        return frontier;
    }

    void add_edge(int source, int slot, int target) {
        int edge = free_edges_;
        if (edge >= 0) {
            free_edges_ = at(edges_, edge).next;
            --free_edge_count_;
        } else {
            edge = int_size(edges_);
            edges_.push_back({});
        }
        at(edges_, edge) = {source, slot, at(frontiers_, target).edges};
        at(frontiers_, target).edges = edge;
        ++at(frontiers_, source).waiting;
    }

    // Removes a frontier; its number is reused.
    void remove(int frontier) { index_.remove(frontier); }

    // Recycles an edge and returns the next one of its list.
    int recycle(int edge) {
        ++free_edge_count_;
        const int next = at(edges_, edge).next;
        at(edges_, edge).next = free_edges_;
        free_edges_ = edge;
        return next;
    }

    // Reserves room for so many frontiers and edges, so that nothing moves while they are added.
    void reserve(std::size_t more) {
        reserve_more(frontiers_, more - std::min(more, index_.free_count()));
        reserve_more(edges_, more - std::min(more, free_edge_count_));
        index_.reserve_more(more);
    }

    // bytes() is the memory without the states; growth() is what so many more frontiers and edges would add.
    std::uint64_t bytes() const {
        return index_.bytes() + frontiers_.capacity() * sizeof(Frontier) + edges_.capacity() * sizeof(Edge);
    }
    std::uint64_t growth(std::size_t more) const {
        return index_.growth(more) + bytes_to_grow(frontiers_, more - std::min(more, index_.free_count())) +
               bytes_to_grow(edges_, more - std::min(more, free_edge_count_));
    }

private:
    struct Layer {
        int head = -1;
        int tail = -1;
    };

    FrontierIndex index_;
    std::vector<Frontier> frontiers_;
    std::vector<Edge> edges_;
    std::vector<Layer> layers_;  // by first uncovered cell
    int free_edges_ = -1;
    std::size_t free_edge_count_ = 0;
};

}  // namespace tessera
