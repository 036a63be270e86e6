#pragma once

#include "search/exact_cover/dancing_links.h"
#include "search/exact_cover/zone_check.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tessera {

struct AlgorithmXOptions {
    ItemChoice item_choice = ItemChoice::fewest_options;
    std::uint64_t seed = 1;  // for ItemChoice::random
    ZonePruning zones = ZonePruning::none;
    bool breaks_twins = false;  // finds tilings that differ by an exchange of twins only once
};

// Reasons of its own `prune` steps, whose value is an option.
inline constexpr std::uint8_t prune_zone = 2;
inline constexpr std::uint8_t prune_twin = 3;

// Counters for the display. Every placement tested is either explored or pruned.
struct AlgorithmXCounters {
    std::uint64_t placements_tested = 0;
    std::uint64_t branches_explored = 0;
    std::uint64_t branches_pruned = 0;
    std::uint64_t matrix_updates = 0;
    int depth = 0;
};

// Algorithm X (Knuth 2000) with switches, for demonstration: dancing links that judge each option before
// choosing it. Options are tried in the order of the problem. With `breaks_twins`, equivalent units (twins)
// are interchangeable: on a cell only the first one left is tried. A unit that is branched on represents the
// twin that covers the earliest cell, so those chosen after it cover later ones.
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
    // An option as zone check and twin check see it.
    struct Covered {
        int unit = 0;
        int first_cell = 0;
        int begin = 0;  // its cells in cells_
        int end = 0;
    };

    Covered covered_by(const ExactCover& problem, int option);
    Outcome step();
    std::uint8_t why_refused();  // reason to prune the candidate; 0: none
    bool exchanges_twins(const std::vector<int>& options);
    bool leaves_dead_zone(const std::vector<int>& options);
    void sum_stats();

    DancingLinks<Trace> links_;
    CoverBoard board_;
    AlgorithmXOptions options_;
    std::vector<Covered> covered_;   // by option; empty if options are not judged
    std::vector<int> cells_;         // of all options, concatenated
    std::vector<int> twins_before_;  // by unit: number of its twins with lesser numbers
    std::optional<ZoneCheck> zones_;
    std::uint64_t pruned_count_ = 0;
    Ticks judging_ticks_ = 0;
    SearchStats stats_;
};

extern template class AlgorithmX<NoTrace>;
extern template class AlgorithmX<StepLog>;

}  // namespace tessera
