#pragma once

#include "games/polyomino/engines/analysis.h"
#include "games/polyomino/polyomino.h"

namespace tessera::polyomino {

// The analysis as jobs ask for it: its verdict in moves.
class Analyst {
public:
    static Result<Analyst> start(const Level& level, const State& state) { return Analyst(level, state); }

    Outcome advance(Ticks budget) { return analysis_.advance(budget); }
    const SearchStats& stats() const { return analysis_.stats(); }
    Finding finding() const;

private:
    Analyst(const Level& level, const State& state) : level_(level), analysis_(level, state) {}

    Level level_;
    Analysis analysis_;
};

}  // namespace tessera::polyomino
