#pragma once

#include "games/polyomino/analyst.h"
#include "games/polyomino/counter.h"
#include "games/polyomino/hinter.h"
#include "games/polyomino/solver.h"

namespace tessera {

// What polyomino offers to jobs.
struct PolyominoEngines {
    using Solver = polyomino::Solver;
    using Counter = polyomino::Counter;
    using Hinter = polyomino::Hinter;
    using Analyst = polyomino::Analyst;
};

static_assert(GameEngines<PolyominoEngines, Polyomino>);

}  // namespace tessera
