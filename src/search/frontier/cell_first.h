#pragma once

#include "search/frontier/scan_table.h"
#include "search/frontier/subset_sums.h"
#include "search/search.h"
#include "search/trace.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tessera {

enum class CellFirstPrune : std::uint8_t {
    none,
    region,  // the option cuts off cells that nothing that remains can fill
};

// Backtracking that always covers the first uncovered cell next, on bitboards (as in most fast
// pentomino programs since Fletcher, CACM 8 (1965)), refusing options that cut off a region of impossible
// size or colour balance. Finds the solutions in the order of the cover's options.
//
// Time: a tick for each slot looked at and for each return to the cell before; exponential. Memory: the
// ScanTable, and a frame of some words for each option of a solution.
template <class Trace>
class CellFirst {
public:
    explicit CellFirst(const GridCover& cover, bool prunes_regions = true);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    const Trace& trace() const { return trace_; }

    // The options of the position, in the order in which they were chosen.
    std::vector<int> chosen() const;

    // Starts anew with everything before `cell` and the cells of the frontier `words` covered; statistics go
    // on.
    void start_from(int cell, const std::uint64_t* words, const std::vector<int>& remaining);

private:
    struct Frame {
        int cell = 0;   // the first uncovered one
        int slot = 0;   // to be tried next
        int taken = 0;  // the slot that led here, -1 at the bottom
    };

    std::uint64_t* frontier(int depth) {
        return frontiers_.data() + static_cast<std::ptrdiff_t>(depth) * table_.word_count();
    }
    void relate_kinds(int resource_count);
    void update_available(int kind);
    bool find_fitting(Frame& frame, Ticks end);
    void consume(int kind, int sign);
    bool try_slot(int slot);
    void push(int slot);
    void pop();
    bool leaves_dead_region();

    ScanTable table_;
    SubsetSums sums_;
    RegionFinder region_finder_;
    bool prunes_regions_;
    std::vector<std::vector<GridCover::Demand>> kinds_;
    std::vector<std::vector<int>> related_;   // kinds that demand the same resources, itself included
    std::vector<int> remaining_;              // of each resource
    std::vector<std::uint8_t> is_available_;  // of each kind: whether one more may be chosen
    std::vector<Frame> frames_;
    std::vector<std::uint64_t> frontiers_;  // of each frame
    bool is_covered_ = false;               // from the start, and not yet reported
    bool is_exhausted_ = false;
    SearchStats stats_;
    Trace trace_;
};

extern template class CellFirst<NoTrace>;
extern template class CellFirst<StepLog>;

}  // namespace tessera
