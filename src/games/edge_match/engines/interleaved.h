#pragma once

#include "games/edge_match/engines/cell_search.h"
#include "games/edge_match/engines/fast_search.h"

#include <vector>

namespace tessera::edge_match {

// Two searches in turn, a fixed number of ticks each, until one has an answer; from then on that one alone.
// What one is slow at the other is often quick at (algorithm portfolios: Huberman, Lukose, Hogg 1997). A tick is a
// tick of whichever is at work; memory is that of both.
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
    bool is_fast_ = true;  // which of them is at work
    bool is_decided_ = false;
    Ticks left_;  // of this round
    SearchStats stats_;
};

}  // namespace tessera::edge_match
