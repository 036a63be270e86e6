#pragma once

#include "games/edge_match/engines/cell_search.h"
#include "games/edge_match/engines/fast_search.h"

#include <vector>

namespace tessera::edge_match {

// Alternates two searches, with a fixed number of ticks each, until one has an answer; from then on it runs
// that one only. One search is often quick where the other is slow (algorithm portfolios: Huberman, Lukose,
// Hogg 1997). A tick is a tick of the running search; memory is the sum of both.
class Interleaved {
public:
    explicit Interleaved(const Problem& problem)
        : fast_(problem), scarce_(problem, CellOrder::fewest_fits), left_(round) {}

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }

    std::vector<Choice> chosen() const { return is_fast_ ? fast_.chosen() : scarce_.chosen(); }
    std::vector<Choice> deepest() const;

private:
    static constexpr Ticks round = 50'000;

    Outcome advance_one(Ticks budget);
    void sum_up();

    FastSearch<NoTrace> fast_;
    CellSearch<NoTrace> scarce_;
    bool is_fast_ = true;  // true while fast_ runs
    bool is_decided_ = false;
    Ticks left_;  // remaining ticks of this round
    SearchStats stats_;
};

}  // namespace tessera::edge_match
