#pragma once

#include "base/solution_count.h"
#include "search/frontier/cell_first.h"
#include "search/frontier/nested_layers.h"

#include <atomic>
#include <cstdint>
#include <vector>

namespace tessera {

struct CountLimits {
    std::uint64_t memory_bytes = 256ULL << 20;
    std::uint64_t cap = 0;  // counting stops there; 0: no cap
    Shard shard;
    ThreadTeam* team = nullptr;  // runs the search; the total does not depend on its size
};

// Counts the solutions of a grid cover. With a cap, plain search (CellFirst) gets the first 300,000 ticks,
// since few solutions are soon counted. Then NestedLayers merge equal states as far as `memory_bytes` allow,
// and plain search finishes what outgrows the last of them.
//
// Time: that of FrontierSearch while memory suffices; beyond that, that of NestedLayers, and in the end that
// of plain search, one start after the other or one per worker of the team. Ticks are those of the engines it
// runs; the total does not depend on budget, team or shards. Memory: at most about `memory_bytes`.
class SolutionCounter {
public:
    explicit SolutionCounter(const GridCover& cover, const CountLimits& limits = {});

    // Returns `running`, and at last `exhausted`: the total is known, or has reached the cap.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    const SolutionCount& total() const { return total_; }
    std::uint64_t peak_bytes() const { return peak_bytes_; }
    bool outgrew_memory() const { return layers_.outgrew_memory(); }

private:
    enum class Phase { probe, layers, finish, done };

    using Start = FinishStart;

    struct Finisher {  // plain search, one per worker of the team
        CellFirst<NoTrace> search;
        SolutionCount weight;  // of its current start
        SolutionCount found;
        bool is_busy = false;
    };

    void probe(Ticks end);
    void grow_layers(Ticks end);
    bool has_team() const { return finishers_.size() > 1; }
    void finish(Ticks end);
    void finish_together();
    void finish_starts(Finisher& finisher, std::atomic<int>& next) const;
    static void take(const Start& start, Finisher& finisher);
    void go_on();
    void gather_starts(const GridCover& cover);
    static void extend(const GridCover& cover, const ScanTable& table, const Start& start,
                       std::vector<Start>& longer);
    void add_to_total(const SolutionCount& more);
    void sum_stats();

    CountLimits limits_;
    Phase phase_ = Phase::layers;
    NestedLayers layers_;
    std::vector<Finisher> finishers_;  // the first one also runs the initial plain search
    std::vector<Start> starts_;        // still to finish, the next one last
    SolutionCount total_;
    std::uint64_t peak_bytes_ = 0;
    bool has_layers_ = true;
    SearchStats stats_;
};

}  // namespace tessera
