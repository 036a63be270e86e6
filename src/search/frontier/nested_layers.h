#pragma once

#include "base/solution_count.h"
#include "base/thread_team.h"
#include "search/frontier/frontier_search.h"

#include <cstdint>
#include <vector>

namespace tessera {

// A position to be finished by plain search, and how often it stands for.
struct FinishStart {
    int cell = 0;
    std::vector<std::uint64_t> frontier;
    std::vector<int> remaining;
    SolutionCount paths;
};

// The paths of a FrontierSearch to full covers, counted in bounded memory. Where its layers outgrow their share
// of it, groups of the states that they have come to are followed by layers of their own in a share of what is
// left, and so on; equal states still meet within a group. Only what outgrows the last share is left to plain
// search. So half the memory means some times the work, and never at once the work of plain search.
//
// Time: that of FrontierSearch for each group. Memory: the bytes given, and the tables once.
class NestedLayers {
public:
    NestedLayers(const GridCover& cover, std::uint64_t memory_bytes, const Shard& shard);

    // False when the resources are too many for layers; then nothing else may be called.
    bool fits() const { return levels_.front().search.fits(); }

    // One step of the innermost layers, by the team if there is one. Afterwards there may be something to take.
    void step(ThreadTeam* team);
    bool is_done() const { return levels_.empty(); }

    // The paths found since the last call.
    SolutionCount take_found();

    // Positions that the last share was too small for, `enough` of them at a time if there are so many; the caller
    // finishes them before the next step.
    std::vector<FinishStart> take_starts(std::size_t enough);

    SearchStats stats() const;
    std::uint64_t bytes() const;
    bool outgrew_memory() const { return outgrew_memory_; }

private:
    using Search = FrontierSearch<PathCount>;

    struct Level {
        Search search;
        std::uint64_t limit = 0;  // of its bytes
        std::uint64_t rest = 0;   // for the levels inside it
        bool is_full = false;     // what it has come to is handed on
    };

    void start_group();
    static int next_frontier(Level& level);
    void leave();

    std::vector<Level> levels_;  // the innermost last
    SolutionCount found_;
    SearchStats past_;  // of levels that were left
    bool outgrew_memory_ = false;
};

}  // namespace tessera
