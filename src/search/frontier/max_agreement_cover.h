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
    int least_loss = 0;          // the caller knows that at least so many have to be given up
    Ticks probe_ticks = 20'000;  // of plain search for each set; 0: FrontierSearch alone
    std::uint64_t memory_bytes = 256ULL << 20;
};

// The solution of a grid cover that keeps as many of some soft options as any solution can (a partial MaxSAT
// question, answered from the upper bound down). Each round gives up more of them. A round tries the sets
// that may be kept, one after the other, by a short plain search: a solution ends the search, a refutation
// is a conflict that bounds later rounds. Where a set stays undecided, FrontierSearch drops all states that
// give up more than the round allows: where conflicts leave little choice, hardly any state is visited. The
// answer is exact, or there is none: gave_up() says that memory did not suffice, or that there are more than
// 64 soft options.
//
// Time: up to 24 probes of `probe_ticks` a round and one FrontierSearch (16 bytes a state, all kept). Memory:
// that of FrontierSearch up to `memory_bytes`, and 2^n bytes for n <= 14 soft options.
class MaxAgreementCover {
public:
    MaxAgreementCover(GridCover cover, std::vector<int> soft_options, const MaxAgreementLimits& limits = {});

    // `solved` once; `exhausted` when there is no solution at all, or when it gave up.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    bool gave_up() const { return gave_up_; }

    // After solved: all options of the solution.
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

    GridCover cover_;  // seen from the end that is nearer to the soft options
    CoverSize size_;
    std::vector<int> soft_options_;
    std::vector<std::uint8_t> kept_upper_bounds_;
    MaxAgreementLimits limits_;
    int max_loss_ = 0;               // of this round
    std::vector<unsigned> untried_;  // sets, the next one last
    bool is_undecided_ = false;      // whether a set of this round may be kept for all that is known
    std::optional<Probe> probe_;
    std::optional<FrontierSearch<BestPath>> layers_;
    std::vector<int> chosen_;
    bool gave_up_ = false;
    bool is_done_ = false;
    SearchStats earlier_;  // of probes and layers that are finished
    SearchStats stats_;
};

}  // namespace tessera
