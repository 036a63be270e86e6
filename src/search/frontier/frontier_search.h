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

// Value of a state of FrontierSearch: the number of paths that lead to it.
struct PathCount {
    SolutionCount paths;

    static constexpr bool has_soft_options = false;

    void merge(const PathCount& from, int /*bonus*/) { paths += from.paths; }
    static bool keeps(int /*least*/, int /*further*/) { return true; }
};

// Value of a state of FrontierSearch: the most soft options on any path to it.
struct BestPath {
    int kept = -1;

    static constexpr bool has_soft_options = true;

    void merge(const BestPath& from, int bonus) {
        kept = from.kept + bonus > kept ? from.kept + bonus : kept;
    }
    bool keeps(int least, int further) const { return kept + further >= least; }
};

// Memoised cell-first search in layers: dynamic programming over the frontier, also called broken profile
// (transfer matrices over a profile: Klarner and Pollack 1980). A state is a frontier and the remaining
// resources; all orders of placing the same options lead to the same state. States are grouped by frontier,
// since everything that depends on the board alone - which options fit, where they lead, which regions there
// are - is the same for all of them and is computed once. A frontier pulls its states from its predecessors
// when its turn comes, which keeps the tables small; then the predecessors can be released.
//
// Time: one tick per state read along an edge and one per slot tried. Memory: 16 or 24 bytes per state of the
// frontiers that others still pull from (about as many cells as an option spans; with `keeps_all`, all
// frontiers), about 80 bytes and the words per frontier. Both can grow exponentially with the short side of
// the board, so callers compare bytes_after_step() with their bound before each step.
template <class Value>
class FrontierSearch {
public:
    using State = typename StateTable<Value>::State;
    using Graph = FrontierGraph<State>;
    using Edge = typename Graph::Edge;
    using Frontier = typename Graph::Frontier;

    // `keeps_all` releases nothing, for callers that walk the graph afterwards.
    FrontierSearch(const GridCover& cover, const Value& start, bool keeps_all, SoftOptions soft_options = {});

    // False if the resources do not fit in one word; then nothing else may be called.
    bool fits() const { return problem_->resources.fits(); }

    // Restricts the search to this shard of the states. Call it before the first step.
    void keep_shard(const Shard& shard);

    // True once the states are restricted to the shard.
    bool is_split() const { return split_.is_done(); }

    // Returns a search of the same problem that shares the tables and has no states.
    FrontierSearch without_states() const;

    // Adds initial states of a frontier. Call it at most once per frontier, and before the first step.
    void begin_at(int cell, const std::uint64_t* words, const std::vector<State>& states);

    // Pulls and expands one frontier, in order; returns false if there is none left.
    bool step();

    // The same for up to 128 frontiers at a time: while one worker expands those just pulled, which leads to
    // later cells, the others pull the next ones. The tables are the same as with one worker.
    bool step(ThreadTeam& team);

    // Returns the first uncovered cell of the frontier pulled last.
    int cell() const { return run_.cell; }

    // Return the size of all tables, and an estimate of their peak size in the next step.
    std::uint64_t bytes() const;
    std::uint64_t bytes_after_step(bool is_by_team = false) const;

    // Returns the states in which everything is covered.
    const std::vector<State>& finals() const { return graph_.frontier(final_).states; }

    const SearchStats& stats() const { return run_.stats; }
    const ScanTable& table() const { return problem_->table; }
    const PackedResources& resources() const { return problem_->resources; }

    // Returns the frontiers in the order in which they were pulled; only with `keeps_all`.
    const std::vector<int>& order() const { return run_.order; }
    const Graph& graph() const { return graph_; }
    int final_frontier() const { return final_; }

    // Returns the next frontier, pulled but not expanded, or -1 if there is none: for callers that continue
    // by other means once the tables have become too large. Call settle() first to finish the last step of a
    // team.
    int pull_next();
    void settle();

    // Drops the states of a frontier that is not expanded.
    void forget(int frontier) { release(frontier); }

private:
    FrontierSearch(std::shared_ptr<const FrontierProblem> problem, bool keeps_all);

    // Progress of the search.
    struct Run {
        int cell = 0;             // the layer being pulled
        std::vector<int> order;   // frontiers pulled so far
        std::vector<int> taken;   // frontiers of one cell to pull together
        std::vector<int> pulled;  // frontiers still to expand
        bool is_team_at_work = false;
        std::uint64_t state_bytes = 0;
        std::size_t max_states = 0;  // of any frontier so far
        SearchStats stats;
    };

    struct alignas(64) PullWorker {  // a worker's memory; aligned to avoid false sharing
        StateTable<Value> scratch;
        RegionFinder region_finder;
        SearchStats stats;
        int number = 0;
        std::vector<std::vector<State>> freeing;   // states that it pulled earlier and frees now
        std::vector<std::vector<State>> released;  // states that it frees in the next step
    };

    struct Scratch {  // buffers for the words of one frontier; they carry nothing between functions
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
