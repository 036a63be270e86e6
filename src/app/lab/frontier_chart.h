#pragma once

#include "lab/record/recorded_search.h"

#include <map>
#include <utility>
#include <vector>

namespace tessera {

// States that are alike in what the search's frontier is counted by (A*: f; breadth first: the distance): those to be
// taken up, and those taken up.
struct FrontierCount {
    double f = 0;  // or the distance
    int open = 0;
    int closed = 0;
    bool is_from_goal = false;  // of a search from both ends

    bool operator==(const FrontierCount&) const = default;
};

// How many states are open and closed at any place in the steps of a search that stores them, by f or by distance. A grid
// reached again on a shorter way is one state, with its new f; one that both ends have come to is two. To come to a place costs the steps from where it was last, or from the last of the places
// kept every 8,192 steps.
class FrontierCounts {
public:
    static bool has_frontier(const RecordedSearch& search);

    void read(const RecordedSearch& search);  // what is new in its record
    void go_to(const SearchRecord& record, int place);
    int place() const { return place_; }

    // Ascending, without those where there is nothing; of both ends the goal's last, descending, as they grow towards
    // each other.
    std::vector<FrontierCount> counts() const;
    int open_count() const { return open_; }
    int closed_count() const { return closed_; }
    std::vector<FrontierCount> last_counts() const { return sorted(kept_last_); }  // after all steps read
    FrontierBy by() const { return by_; }
    const FrontierCount& count_of(int node) const { return at(counts_, at(index_of_node_, node)); }

private:
    using Counts = std::vector<FrontierCount>;

    void apply(Counts& counts, const SearchRecord& record, int step) const;
    static Counts sorted(const Counts& counts);
    int index_of(const FrontierCount& kind);

    FrontierBy by_ = FrontierBy::nothing;
    std::map<std::pair<bool, double>, int> indices_;  // of each end and f in the counts
    std::vector<int> index_of_node_;                  // of its f
    std::vector<bool> was_closed_;                    // by step: the state bettered by it had been taken up
    std::vector<bool> is_visited_;                    // by node, after all steps read
    Counts counts_;                                   // at the place
    Counts kept_last_;                                // after all steps read
    std::vector<Counts> kept_;                        // after 8,192, 16,384, ... steps
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
