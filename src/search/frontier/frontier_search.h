#pragma once

#include "base/solution_count.h"
#include "base/thread_team.h"
#include "search/frontier/frontier_index.h"
#include "search/frontier/packed_resources.h"
#include "search/frontier/scan_table.h"
#include "search/frontier/soft_options.h"
#include "search/frontier/state_table.h"
#include "search/frontier/subset_sums.h"
#include "search/search.h"

#include <cstdint>
#include <vector>

namespace tessera {

// What a state of FrontierSearch carries: in how many ways it is reached.
struct WayCount {
    SolutionCount ways;

    static constexpr bool has_soft_options = false;

    void merge(const WayCount& from, int /*bonus*/) { ways += from.ways; }
    static bool keeps(int /*least*/, int /*further*/) { return true; }
};

// What a state of FrontierSearch carries: the most soft options on any way to it.
struct BestWay {
    int kept = -1;

    static constexpr bool has_soft_options = true;

    void merge(const BestWay& from, int bonus) { kept = from.kept + bonus > kept ? from.kept + bonus : kept; }
    bool keeps(int least, int further) const { return kept + further >= least; }
};

// One of several shards of the work. Where the layers have grown to some states per shard, each state belongs
// to one shard by its hash; the shards meet every solution once between them.
struct Shard {
    int number = 1;  // from 1
    int count = 1;
};

// Memoised cell-first search in layers (dynamic programming over the frontier). A state is a frontier and what
// remains of the resources; all orders of placing the same pieces meet in one state. States are kept frontier by
// frontier, since everything that depends on the board alone - which options fit, where they lead, which
// regions there are - is the same for all states of a frontier, and is looked at once. A frontier pulls its
// states from the frontiers before it when its turn comes, which keeps the tables small; then those can be
// forgotten.
template <class Value>
class FrontierSearch {
public:
    using State = typename StateTable<Value>::State;
    struct Edge {
        int source = 0;
        int slot = 0;
        int next = -1;  // into the same frontier
    };
    struct Frontier {
        int edges = -1;               // the edge list's head
        int waiting = 0;              // frontiers that still have to pull from this one
        std::uint64_t undecided = 0;  // soft options that fit, or would fit later
        int next = -1;                // in its layer
        int pulled_by = 0;            // whose memory its states are
        bool is_hopeless = false;
        std::vector<State> states;
    };

    // `keeps_all`: nothing is forgotten, for those who want to walk the graph afterwards.
    FrontierSearch(const GridCover& cover, const Value& start, bool keeps_all, SoftOptions soft_options = {});

    // False when the resources are too many for a state to be one word; then nothing else may be called.
    bool fits() const { return resources_.fits(); }

    // From now on only this shard of the states is followed; to be called before the first step.
    void keep_shard(const Shard& shard);

    // Works off one frontier, in order; none left when it returns false.
    bool step();

    // The same for some frontiers at a time: while one worker expands those just pulled, which leads to later
    // cells, the others pull the next ones. Every table comes out as it would alone.
    bool step(ThreadTeam& team);

    // What all tables take, and about what they may take during the next step.
    std::uint64_t bytes() const;
    std::uint64_t bytes_after_step() const;

    // The states from which nothing is left to cover.
    const std::vector<State>& finals() const { return at(frontiers_, final_).states; }

    const SearchStats& stats() const { return stats_; }
    const ScanTable& table() const { return table_; }
    const PackedResources& resources() const { return resources_; }

    // The frontiers in the order in which they were worked off, and what belongs to them.
    const std::vector<int>& order() const { return order_; }
    const Frontier& frontier(int index) const { return at(frontiers_, index); }
    int cell_of(int frontier) const { return set_.cell(frontier); }
    const Edge& edge(int index) const { return at(edges_, index); }
    const std::uint64_t* words(int frontier) const { return set_.words(frontier); }
    int final_frontier() const { return final_; }

    // The next frontier to work off, pulled but not expanded; -1 when there is none. For those who go on by
    // other means from where the tables became too large, after the last step has been settled.
    int pull_next();
    void settle();

    // Drops the states of a frontier that is not expanded.
    void forget(int frontier) { release(frontier); }

private:
    struct alignas(64) PullWorker {  // what one worker works with; shares no cache line with the next
        StateTable<Value> scratch;
        RegionFinder region_finder;
        SearchStats stats;
        int number = 0;
        std::vector<std::vector<State>> freeing;   // that it pulled once and frees now
        std::vector<std::vector<State>> released;  // and with the next step
    };

    int frontier_at(int cell, std::uint64_t undecided);
    int add_frontier(int cell, std::uint64_t undecided);
    void judge(int frontier);
    void split();
    int take_next();
    void take_some();
    void pull(int frontier, PullWorker& worker);
    void pull_along(const Edge& edge, int target, PullWorker& worker) const;
    void account_for(int frontier);
    void gather_stats(PullWorker& worker);
    bool is_mine(std::uint64_t remaining, int frontier) const;
    void drop_hopeless(int frontier, PullWorker& worker) const;
    bool keeps_enough(const State& state, std::uint64_t undecided) const;
    bool has_use_for(int frontier, int slot) const;
    void release(int frontier);
    void free_released();
    void expand(int frontier);
    void add_targets(int frontier);
    void add_edge(int source, int slot, int target);
    std::uint64_t scratch_bytes() const {
        std::uint64_t bytes = 0;
        for (const PullWorker& worker : workers_) {
            bytes += worker.scratch.bytes();
        }
        return bytes;
    }

    ScanTable table_;
    PackedResources resources_;
    SubsetSums sums_;
    int full_row_ = 0;
    RegionFinder region_finder_;
    bool keeps_all_;
    SoftOptionTable soft_options_;
    Shard shard_;
    int split_cell_ = 0;  // states are split where they first come to this cell or past it

    FrontierIndex set_;
    std::vector<Frontier> frontiers_;
    std::vector<Edge> edges_;
    std::vector<int> order_;
    std::vector<int> layer_heads_;  // by first uncovered cell
    std::vector<int> layer_tails_;
    int cell_ = 0;  // the layer being worked off
    int final_ = 0;
    int free_edges_ = -1;
    std::uint64_t state_bytes_ = 0;
    std::size_t most_slots_ = 0;   // of any cell
    std::size_t most_states_ = 0;  // of any frontier so far

    std::vector<PullWorker> workers_;
    std::vector<int> taken_;   // frontiers of one cell to be pulled together
    std::vector<int> pulled_;  // frontiers still to be expanded
    bool is_team_at_work_ = false;
    std::vector<std::uint64_t> moved_;  // the frontier that is looked for
    SearchStats stats_;
};

extern template class FrontierSearch<WayCount>;
extern template class FrontierSearch<BestWay>;

}  // namespace tessera
