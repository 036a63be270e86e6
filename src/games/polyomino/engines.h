#pragma once

#include "games/polyomino/analyst.h"
#include "games/polyomino/counter.h"
#include "games/polyomino/hinter.h"
#include "games/polyomino/solver.h"
#include "games/sharing.h"

#include <array>

namespace tessera {

namespace polyomino {

// The family's own choice first, then other orders to try the pieces in, by name, and engines that are at
// home elsewhere.
inline constexpr std::array<Racer, 10> racers = {{
    {"", ""},
    {"descender", "cell_first"},
    {"perimeter_inverse", "beam"},
    {"compactness_inverse", ""},
    {"holes_inverse", ""},
    {"compactness", ""},
    {"perimeter", ""},
    {"holes", ""},
    {"ascender", ""},
    {"", "beam"},
}};

}  // namespace polyomino

// What polyomino offers to jobs. A share of a count gives away states that come back to it by other ways, so
// shares repeat much of each other's work: threads count as a crew.
struct PolyominoEngines {
    using Solver = polyomino::Solver;
    using Counter = polyomino::Counter;
    using Hinter = polyomino::Hinter;
    using Analyst = polyomino::Analyst;

    static constexpr Sharing sharing{true, polyomino::racers, true};
};

static_assert(GameEngines<PolyominoEngines, Polyomino>);

}  // namespace tessera
