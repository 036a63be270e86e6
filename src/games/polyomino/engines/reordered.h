#pragma once

#include "games/polyomino/engines/registry.h"
#include "games/polyomino/polyomino.h"

#include <vector>

namespace tessera::polyomino {

// The pieces of a position in the order in which an engine tries them, and the mapping back.
struct Reordered {
    Level level;
    State state;
    std::vector<int> order;  // original index of each piece
};

Reordered reordered(const EngineInput& input);

Placement in_first_order(const Reordered& pieces, Placement placement);
std::vector<Move> in_first_order(const Reordered& pieces, std::vector<Placement> placements);

std::vector<Move> moves_of(const std::vector<Placement>& placements);

}  // namespace tessera::polyomino
