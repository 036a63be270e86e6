#pragma once

#include "base/solution_count.h"
#include "search/frontier/cell_first.h"
#include "search/frontier/frontier_search.h"
#include "search/search.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tessera {

// Enumerates all solutions of a grid cover. FrontierSearch grows its layers once and keeps everything; one
// backward pass links the states from which a solution can be reached; those links are walked depth first, so
// that no dead end is ever entered. If the graph outgrows its memory, CellFirst takes over from the start,
// unless the caller prefers another engine and stops.
//
// Time: that of FrontierSearch, one more tick per state read along an edge, then a tick per link walked, at
// most two per option of a solution. Memory: 28 bytes per state and 12 per link; has_room() leaves room for
// the links to double. The tables of the two engines come on top of the memory given.
class SolutionEnumerator {
public:
    enum class AfterGraph : std::uint8_t { plain_search, nothing };

    explicit SolutionEnumerator(const GridCover& cover, std::uint64_t memory_bytes = 256ULL << 20,
                                AfterGraph after_graph = AfterGraph::plain_search);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }

    // Summary of all solutions, available once the first one was found, unless plain search took over. Time
    // linear in the links.
    struct Summary {
        SolutionCount solutions;
        std::vector<int> forced;  // options in every solution, of the first 64 of the first solution
    };
    std::optional<Summary> summary() const;

    // The number of solutions, in all and with each option; counts from 2^64 on are "at least that".
    struct OptionCounts {
        SolutionCount solutions;
        std::vector<SolutionCount> with_option;
    };
    // For the cover's first `option_count` options. Available and timed as the summary.
    std::optional<OptionCounts> option_counts(int option_count) const;

    // Returns the options of the solution just found.
    std::vector<int> chosen() const;

    bool gave_up_graph() const { return phase_ == Phase::plain; }

private:
    enum class Phase { grow, link, walk, plain };

    // A link from a live state: choosing the option leads to the live state `target`.
    struct Link {
        int option = 0;
        int target = 0;
        int next = -1;  // next link of the same state
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
    bool has_solutions() const;
    std::vector<int> first_path() const;
    std::vector<SolutionCount> ways_to_end() const;

    std::uint64_t memory_bytes_;
    Phase phase_ = Phase::grow;
    std::optional<FrontierSearch<PathCount>> layers_;  // until all links are made
    std::optional<CellFirst<NoTrace>> plain_;          // if it may take over
    std::vector<int> first_state_;                     // by frontier
    std::vector<int> heads_;                           // by state: first link, -1: dead state
    std::vector<Link> links_;
    StateTable<int> targets_;  // live states of the frontier being linked
    int first_final_ = 0;      // from here on, states have everything covered
    int unlinked_ = 0;         // number of frontiers of layers_->order() still to link
    bool starts_covered_ = false;
    std::vector<int> path_;  // links from the start on
    int next_link_ = -1;     // -1: backtrack
    SearchStats own_stats_;
    SearchStats stats_;
};

}  // namespace tessera
