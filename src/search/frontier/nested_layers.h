#pragma once

#include "base/solution_count.h"
#include "base/thread_team.h"
#include "search/frontier/frontier_search.h"

#include <cstdint>
#include <vector>

namespace tessera {

// A position to finish by plain search, with the number of paths that lead to it.
struct FinishStart {
    int cell = 0;
    std::vector<std::uint64_t> frontier;
    std::vector<int> remaining;
    SolutionCount paths;
};

// Counts the paths of a FrontierSearch to full covers in bounded memory. If its layers outgrow their share,
// groups of the states reached get layers of their own in a share of the memory left, and so on; equal states
// are still merged within a group. Only what outgrows the last share is left to plain search. So half the
// memory multiplies the work by a small factor instead of degrading to plain search at once.
//
// Time: that of FrontierSearch for each group. Memory: the bytes given, and the tables once.
class NestedLayers {
public:
    NestedLayers(const GridCover& cover, std::uint64_t memory_bytes, const Shard& shard);

    // False if there are too many resources for layers; then nothing else may be called.
    bool fits() const { return levels_.front().search.fits(); }

    // Does one step of the innermost layers, by the team if there is one; afterwards call the take functions.
    void step(ThreadTeam* team);
    bool is_done() const { return levels_.empty(); }

    // Returns the number of paths found since the last call.
    SolutionCount take_found();

    // Returns positions that the last share was too small for, `enough` of them if there are so many. The
    // caller finishes them before the next step.
    std::vector<FinishStart> take_starts(std::size_t enough);

    SearchStats stats() const;
    std::uint64_t bytes() const;
    bool outgrew_memory() const { return outgrew_memory_; }

private:
    using Search = FrontierSearch<PathCount>;

    struct Level {
        Search search;
        std::uint64_t limit = 0;  // bytes for this level
        std::uint64_t rest = 0;   // bytes for the levels inside it
        bool is_full = false;     // its states are passed on to inner levels
    };

    void start_group();
    static int next_frontier(Level& level);
    void leave();

    std::vector<Level> levels_;  // innermost last
    SolutionCount found_;
    SearchStats past_;  // of finished levels
    bool outgrew_memory_ = false;
};

}  // namespace tessera
