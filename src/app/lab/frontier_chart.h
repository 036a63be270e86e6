#pragma once

#include "lab/record/recorded_search.h"

#include <map>
#include <vector>

namespace tessera {

// States of A* with one f: those to be taken up, and those taken up.
struct FrontierCount {
    double f = 0;
    int open = 0;
    int closed = 0;

    bool operator==(const FrontierCount&) const = default;
};

// How many states are open and closed at any place in the steps of A*, by f. A grid reached again on a shorter way is
// one state, with its new f. To come to a place costs the steps from where it was last, or from the last of the places
// kept every 8,192 steps.
class FrontierCounts {
public:
    // Whether the search is one that goes by f.
    static bool has_frontier(const RecordedSearch& search);

    void read(const RecordedSearch& search);  // what is new in its record
    void go_to(const SearchRecord& record, int place);
    int place() const { return place_; }

    std::vector<FrontierCount> counts() const;  // ascending, without those where there is nothing
    int open_count() const { return open_; }
    int closed_count() const { return closed_; }
    std::vector<FrontierCount> last_counts() const { return sorted(kept_last_); }  // after all steps read
    double f(int node) const { return at(counts_, at(index_of_node_, node)).f; }

private:
    using Counts = std::vector<FrontierCount>;

    void apply(Counts& counts, const SearchRecord& record, int step) const;
    static Counts sorted(const Counts& counts);
    int index_of(double f);

    std::map<double, int> indices_;   // of each f in the counts
    std::vector<int> index_of_node_;  // of its f
    std::vector<bool> was_closed_;    // by step: the state bettered by it had been taken up
    std::vector<bool> is_visited_;    // by node, after all steps read
    Counts counts_;                   // at the place
    Counts kept_last_;                // after all steps read
    std::vector<Counts> kept_;        // after 8,192, 16,384, ... steps
    int read_steps_ = 0;
    int place_ = 0;
    int open_ = 0;
    int closed_ = 0;
};

// The same in bars of one width in f, where there are more values than bars.
struct FrontierBars {
    double width = 0;  // 0: each value has its own bar
    std::vector<FrontierCount> bars;
};
FrontierBars frontier_bars(const std::vector<FrontierCount>& counts, const std::vector<FrontierCount>& last,
                           int most_bars);

}  // namespace tessera
