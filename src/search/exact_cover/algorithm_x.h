#pragma once

#include "search/exact_cover/dancing_links.h"
#include "search/exact_cover/zone_check.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tessera {

struct AlgorithmXOptions {
    ItemChoice item_choice = ItemChoice::fewest_options;
    std::uint64_t seed = 1;  // of a random choice of items
    ZonePruning zones = ZonePruning::none;
    bool breaks_twins = false;  // tilings that differ by an exchange of twins are found once
};

// The reasons of its own `prune` steps; their value is an option.
inline constexpr std::uint8_t prune_zone = 2;
inline constexpr std::uint8_t prune_twin = 3;

// What it did, in the words of those who look at searches. Every placement tested is either explored or pruned.
struct AlgorithmXCounters {
    std::uint64_t placements_tested = 0;
    std::uint64_t branches_explored = 0;
    std::uint64_t branches_pruned = 0;
    std::uint64_t matrix_updates = 0;
    int depth = 0;
};

// Algorithm X (Knuth 2000) with switches, to be looked at: dancing links that judge each option before choosing it.
// Options are tried in the order of the problem. Twins, units that can do the same, are told apart no more: only the first
// one left is tried on a cell. Where a unit is branched on it stands for the twin that covers the earliest cell, so those
// chosen after it cover later ones.
template <class Trace>
class AlgorithmX {
public:
    AlgorithmX(const ExactCover& problem, const CoverBoard& board, const AlgorithmXOptions& options);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }  // nodes: options tested
    AlgorithmXCounters counters() const;
    const Trace& trace() const { return links_.trace(); }
    Trace& trace() { return links_.trace(); }

    std::vector<int> chosen() const { return links_.chosen(); }
    const std::vector<int>& deepest() const { return links_.deepest(); }

private:
    // An option as zones and twins see it.
    struct Covered {
        int unit = 0;
        int first_cell = 0;
        int begin = 0;  // of its cells in cells_
        int end = 0;
    };

    Covered covered_by(const ExactCover& problem, int option);
    Outcome step();
    std::uint8_t why_refused();  // the candidate; 0: it is not
    bool exchanges_twins(const std::vector<int>& options);
    bool leaves_dead_zone(const std::vector<int>& options);
    void sum_stats();

    DancingLinks<Trace> links_;
    CoverBoard board_;
    AlgorithmXOptions options_;
    std::vector<Covered> covered_;   // of each option, where options are judged
    std::vector<int> cells_;         // of all options, one after the other
    std::vector<int> twins_before_;  // of each unit: how many have lesser numbers
    std::optional<ZoneCheck> zones_;
    std::uint64_t pruned_count_ = 0;
    Ticks judging_ticks_ = 0;
    SearchStats stats_;
};

extern template class AlgorithmX<NoTrace>;
extern template class AlgorithmX<StepLog>;

}  // namespace tessera
