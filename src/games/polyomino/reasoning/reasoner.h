#pragma once

#include "games/polyomino/reasoning/placement_domain.h"
#include "games/reasoning/reasoner.h"

namespace tessera {

namespace polyomino {

// Solves a position with reasons (games/reasoning), up to the limits of the candidate table.
using Reasoner = reasoning::Reasoner<PlacementDomain>;

}  // namespace polyomino

extern template class reasoning::Reasoner<polyomino::PlacementDomain>;

}  // namespace tessera
