#pragma once

#include "base/solution_count.h"
#include "base/thread_team.h"
#include "search/frontier/frontier_graph.h"
#include "search/frontier/frontier_problem.h"
#include "search/frontier/regions.h"
#include "search/frontier/shard_split.h"
#include "search/frontier/state_table.h"
#include "search/search.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace tessera {

// What a state of FrontierSearch carries: how many paths lead to it.
struct PathCount {
    SolutionCount paths;

    static constexpr bool has_soft_options = false;

    void merge(const PathCount& from, int /*bonus*/) { paths += from.paths; }
    static bool keeps(int /*least*/, int /*further*/) { return true; }
};

// What a state of FrontierSearch carries: the most soft options on any path to it.
struct BestPath {
    int kept = -1;

    static constexpr bool has_soft_options = true;

    void merge(const BestPath& from, int bonus) {
        kept = from.kept + bonus > kept ? from.kept + bonus : kept;
    }
    bool keeps(int least, int further) const { return kept + further >= least; }
};

// Memoised cell-first search in layers: dynamic programming over the frontier, also called
// broken profile (transfer matrices over a profile: Klarner and Pollack 1980).
// A state is a frontier and the remaining resources, and all orders of placing the same options meet in one
// state. States are kept frontier by frontier, since everything that depends on the board alone - which
// options fit, where they lead, which regions there are - is the same for all states of a frontier and is
// looked at once. A frontier pulls its states from those before it when its turn comes, which keeps the
// tables small; then those before it can be forgotten.
//
// Time: one tick for each state read along an edge and one for each slot tried. Memory: 16 or 24 bytes for
// each state of the frontiers that others still pull from (those of about as many cells as an option spans;
// with `keeps_all` of all of them), about 80 bytes and the words for each frontier. Both can grow
// exponentially with the short side of the board, so callers compare bytes_after_step() with their bound
// before each step.
template <class Value>
class FrontierSearch {
public:
    using State = typename StateTable<Value>::State;
    using Graph = FrontierGraph<State>;
    using Edge = typename Graph::Edge;
    using Frontier = typename Graph::Frontier;

    // `keeps_all`: nothing is forgotten, for callers that want to walk the graph afterwards.
    FrontierSearch(const GridCover& cover, const Value& start, bool keeps_all, SoftOptions soft_options = {});

    // False when the resources are too many for a state to be one word; then nothing else may be called.
    bool fits() const { return problem_->resources.fits(); }

    // From now on only this shard of the states is followed; to be called before the first step.
    void keep_shard(const Shard& shard);

    // Whether the states are down to those of the shard by now.
    bool is_split() const { return split_.is_done(); }

    // A search of the same problem, with the same tables, that has no state yet.
    FrontierSearch without_states() const;

    // States of a frontier to begin with, once for each frontier and before the first step.
    void begin_at(int cell, const std::uint64_t* words, const std::vector<State>& states);

    // Pulls and expands one frontier, in order; false when there is none left.
    bool step();

    // The same for up to 128 frontiers at a time: while one worker expands those just pulled, which leads to
    // later cells, the others pull the next ones. Every table comes out as it would with one worker.
    bool step(ThreadTeam& team);

    // Of the frontier pulled last.
    int cell() const { return run_.cell; }

    // What all tables take, and about what they may take during the next step, by one worker or by a team.
    std::uint64_t bytes() const;
    std::uint64_t bytes_after_step(bool is_by_team = false) const;

    // The states from which nothing remains to cover.
    const std::vector<State>& finals() const { return graph_.frontier(final_).states; }

    const SearchStats& stats() const { return run_.stats; }
    const ScanTable& table() const { return problem_->table; }
    const PackedResources& resources() const { return problem_->resources; }

    // The frontiers in the order in which they were pulled, where all are kept, and the graph they belong to.
    const std::vector<int>& order() const { return run_.order; }
    const Graph& graph() const { return graph_; }
    int final_frontier() const { return final_; }

    // The next frontier, pulled but not expanded; -1 when there is none. For callers that continue by other
    // means from where the tables became too large, after settle() has finished the last step of a team.
    int pull_next();
    void settle();

    // Drops the states of a frontier that is not expanded.
    void forget(int frontier) { release(frontier); }

private:
    FrontierSearch(std::shared_ptr<const FrontierProblem> problem, bool keeps_all);

    // Where the search stands.
    struct Run {
        int cell = 0;             // of the layer being pulled
        std::vector<int> order;   // frontiers pulled so far
        std::vector<int> taken;   // frontiers of one cell, to be pulled together
        std::vector<int> pulled;  // frontiers still to be expanded
        bool is_team_at_work = false;
        std::uint64_t state_bytes = 0;
        std::size_t max_states = 0;  // of any frontier so far
        SearchStats stats;
    };

    struct alignas(64) PullWorker {  // what one worker works with; shares no cache line with the next
        StateTable<Value> scratch;
        RegionFinder region_finder;
        SearchStats stats;
        int number = 0;
        std::vector<std::vector<State>> freeing;   // that it pulled once and frees now
        std::vector<std::vector<State>> released;  // and with the next step
    };

    struct Scratch {  // room for the words of one frontier; no function leaves something here for another
        std::vector<std::uint64_t> covered;
        std::vector<std::uint64_t> shifted;
    };

    int find_or_add(int cell, const std::uint64_t* words, std::uint64_t undecided);
    int add_frontier(int cell, const std::uint64_t* words, std::uint64_t undecided);
    void enter_layer();
    void take_some();
    void pull(int frontier, PullWorker& worker);
    void pull_along(const Edge& edge, int target, PullWorker& worker) const;
    void account_for(int frontier);
    void gather_stats(PullWorker& worker);
    void prune(int frontier, PullWorker& worker) const;
    bool keeps_enough(const State& state, std::uint64_t undecided) const;
    bool has_use_for(int frontier, int slot) const;
    void release(int frontier);
    void free_released();
    void expand(int frontier);
    void add_targets(int frontier);
    int target_after(int frontier, int slot, const std::uint64_t* covered);
    std::uint64_t worker_bytes() const;

    std::shared_ptr<const FrontierProblem> problem_;
    bool keeps_all_ = false;
    ShardSplit split_;
    Graph graph_;
    int final_ = 0;
    Run run_;
    RegionFinder region_finder_;
    std::vector<PullWorker> workers_;
    Scratch scratch_;
};

extern template class FrontierSearch<PathCount>;
extern template class FrontierSearch<BestPath>;

}  // namespace tessera
