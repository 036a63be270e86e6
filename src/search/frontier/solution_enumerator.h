#pragma once

#include "base/solution_count.h"
#include "search/frontier/cell_first.h"
#include "search/frontier/frontier_search.h"
#include "search/search.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tessera {

// Enumerates every solution of a grid cover: FrontierSearch grows its layers once with everything kept, one
// pass from the last layer back links the states from which a solution can be reached, and those links are
// walked depth first, so that no dead end is ever entered. Where the graph outgrows its memory, CellFirst
// takes over from the start, unless the caller prefers another engine then and goes no further.
//
// Time: that of FrontierSearch, once more a tick for each state read along an edge, then a tick for each
// link walked: at most two for each option of a solution. Memory: all states (24 bytes), 12 bytes for each
// link and 4 for each state; has_room() leaves room for the links to double. The tables of the two engines it
// runs come on top of the memory given.
class SolutionEnumerator {
public:
    enum class AfterGraph : std::uint8_t { plain_search, nothing };

    explicit SolutionEnumerator(const GridCover& cover, std::uint64_t memory_bytes = 256ULL << 20,
                                AfterGraph after_graph = AfterGraph::plain_search);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }

    // Of all solutions together, once the first one was met; none where plain search had to take over. Time
    // linear in the links.
    struct Summary {
        SolutionCount solutions;
        std::vector<int> forced;  // options that every solution has, of the first 64 that the first one has
    };
    std::optional<Summary> summary() const;

    // The options of the solution just met.
    std::vector<int> chosen() const;

    bool gave_up_graph() const { return phase_ == Phase::plain; }

private:
    enum class Phase { grow, link, walk, plain };

    // From a state that leads to a solution: choose the option, be in the target.
    struct Link {
        int option = 0;
        int target = 0;
        int next = -1;  // of the same state
    };

    bool has_room();
    void give_up_graph();
    void grow();
    void number_states();
    void link_frontier();
    void link_edge(const FrontierSearch<PathCount>::Edge& edge);
    void start_walk();
    Outcome walk_on(Ticks end);
    void sum_stats();
    std::vector<int> first_path() const;

    std::uint64_t memory_bytes_;
    Phase phase_ = Phase::grow;
    std::optional<FrontierSearch<PathCount>> layers_;  // until the links are made
    std::optional<CellFirst<NoTrace>> plain_;          // where it may take over
    std::vector<int> first_state_;                     // of each frontier
    std::vector<int> heads_;                           // of each state's links, -1 if it leads nowhere
    std::vector<Link> links_;
    StateTable<int> targets_;  // live states of the frontier being linked
    int first_final_ = 0;      // states from here on have nothing left to cover
    int unlinked_ = 0;         // frontiers still to be linked, of layers_->order()
    bool starts_covered_ = false;
    std::vector<int> path_;  // links from the start on
    int next_link_ = -1;     // -1: go back
    SearchStats own_stats_;
    SearchStats stats_;
};

}  // namespace tessera
