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
    region,  // the option cuts off cells that the remaining pieces cannot fill
};

// Backtracking on bitboards that always covers the first uncovered cell next (like most fast
// pentomino programs since Fletcher, CACM 8 (1965)). Prunes options that cut off a region of impossible
// size or colour balance. Finds the solutions in the order of the cover's options.
//
// Time: a tick per slot looked at and per return to the cell before; exponential. Memory: the
// ScanTable, and a frame of a few words per option of a solution.
template <class Trace>
class CellFirst {
public:
    explicit CellFirst(const GridCover& cover, bool prunes_regions = true);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    const Trace& trace() const { return trace_; }

    // Returns the options of the position in the order of choice.
    std::vector<int> chosen() const;

    // Restarts with everything before `cell` and the cells of the frontier `words` covered; keeps the
    // statistics.
    void start_from(int cell, const std::uint64_t* words, const std::vector<int>& remaining);

private:
    struct Frame {
        int cell = 0;   // first uncovered cell
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
    std::vector<int> remaining_;              // by resource
    std::vector<std::uint8_t> is_available_;  // by kind: true if one more may be chosen
    std::vector<Frame> frames_;
    std::vector<std::uint64_t> frontiers_;  // by frame
    bool is_covered_ = false;               // everything from the start, and not yet reported
    bool is_exhausted_ = false;
    SearchStats stats_;
    Trace trace_;
};

extern template class CellFirst<NoTrace>;
extern template class CellFirst<StepLog>;

}  // namespace tessera
