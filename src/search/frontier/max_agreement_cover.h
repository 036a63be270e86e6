#pragma once

#include "search/frontier/cell_first.h"
#include "search/frontier/cover_size.h"
#include "search/frontier/frontier_search.h"
#include "search/search.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tessera {

struct MaxAgreementLimits {
    int least_loss = 0;          // lower bound known to the caller on the options to give up
    Ticks probe_ticks = 20'000;  // of plain search per set; 0: FrontierSearch alone
    std::uint64_t memory_bytes = 256ULL << 20;
};

// Finds the solution of a grid cover that keeps the most soft options (partial MaxSAT, searched from the
// upper bound down). Each round gives up more of them. A round probes the sets that may be kept, one after
// the other, by a short plain search: a solution ends the search, a refutation is a conflict that bounds
// later rounds. If a set stays undecided, FrontierSearch drops all states that give up more than the round
// allows; if conflicts leave little choice, it visits hardly any state. The answer is exact, or there is
// none: gave_up() is true if memory did not suffice or there are more than 64 soft options.
//
// Time: up to 24 probes of `probe_ticks` per round and one FrontierSearch. Memory: that of FrontierSearch (16
// bytes per state, all kept) up to `memory_bytes`, and 2^n bytes for n <= 14 soft options.
class MaxAgreementCover {
public:
    MaxAgreementCover(GridCover cover, std::vector<int> soft_options, const MaxAgreementLimits& limits = {});

    // Returns `solved` once; `exhausted` if there is no solution at all or gave_up().
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    bool gave_up() const { return gave_up_; }

    // Returns all options of the solution, after `solved`.
    const std::vector<int>& chosen() const { return chosen_; }

private:
    struct Probe {  // plain search for a solution with all options of a set
        Probe(const GridCover& cover, unsigned the_set, std::vector<int> options);

        unsigned set = 0;
        std::vector<int> kept;
        GridCover::Rest rest;
        CellFirst<NoTrace> search;
    };

    void start_round(int max_loss);
    void go_on();
    void start_probe(unsigned set);
    void probe(Ticks budget);
    void grow();
    int next_loss() const;
    void drop_layers();
    void read_best_path();
    bool is_soft(int option) const;
    void sum_stats();

    GridCover cover_;  // rotated so that the soft options are near the beginning
    CoverSize size_;
    std::vector<int> soft_options_;
    std::vector<std::uint8_t> kept_upper_bounds_;
    MaxAgreementLimits limits_;
    int max_loss_ = 0;               // in this round
    std::vector<unsigned> untried_;  // sets to probe, the next one last
    bool is_undecided_ = false;      // the probes leave a set of this round undecided
    std::optional<Probe> probe_;
    std::optional<FrontierSearch<BestPath>> layers_;
    std::vector<int> chosen_;
    bool gave_up_ = false;
    bool is_done_ = false;
    SearchStats earlier_;  // of finished probes and layers
    SearchStats stats_;
};

}  // namespace tessera
