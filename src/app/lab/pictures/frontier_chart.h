#pragma once

#include "base/sentence.h"
#include "lab/record/recorded_search.h"

#include <map>
#include <utility>
#include <vector>

namespace tessera {

// The numbers of open and closed states with the same f (A*) or distance (breadth first).
struct FrontierCount {
    double f = 0;  // or the distance
    int open = 0;
    int closed = 0;
    bool is_from_goal = false;  // bidirectional search: reached from the goal

    bool operator==(const FrontierCount&) const = default;
};

// Counts open and closed states by f or by distance, at any place in a search that stores its states. A grid
// reached again on a shorter path is one state, with its new f; one that both ends have reached is two.
//
// Time to move to a place: the steps from the last place, or from the last snapshot (every 8,192 steps).
class FrontierCounts {
public:
    // Reads the new steps of the record. Precondition: the search is of the kind StoredStates.
    void read(const RecordedSearch& search);
    void go_to(const SearchRecord& record, int place);
    int place() const { return place_; }

    // Ascending, without empty counts. In a bidirectional search the goal's follow, descending, since the two
    // ends grow towards each other.
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

    FrontierBy by_ = FrontierBy::f;
    std::map<std::pair<bool, double>, int> indices_;  // index in the counts by (is_from_goal, f)
    std::vector<int> index_of_node_;                  // index in the counts by node
    std::vector<bool> was_closed_;                    // by step: the state that it improved was closed
    std::vector<bool> is_visited_;                    // by node, after all steps read
    Counts counts_;                                   // at the current place
    Counts kept_last_;                                // after all steps read
    std::vector<Counts> kept_;                        // snapshots after 8,192, 16,384, ... steps
    int read_steps_ = 0;
    int place_ = 0;
    int open_ = 0;
    int closed_ = 0;
};

// The counts in bars of equal width in f, for when there are more values than bars.
struct FrontierBars {
    double width = 0;  // 0: each value has its own bar
    std::vector<FrontierCount> bars;
};
FrontierBars frontier_bars(const std::vector<FrontierCount>& counts, const std::vector<FrontierCount>& last,
                           int most_bars);

// Describes the open and closed states for screen readers: "open: 12, closed: 30, least f open: 14".
Sentence frontier_words(const FrontierCounts& counts);

// The same in short; for a bidirectional search "open: 12 + 9, closed: 30 + 28".
Sentence frontier_line(const FrontierCounts& counts);

}  // namespace tessera
