#pragma once

#include "games/polyomino/reasoning/placement_domain.h"
#include "games/reasoning/prover.h"

namespace tessera {

namespace polyomino {

// Finds the shortest reason for the next placement (games/reasoning), up to the limits of the candidate table.
using Prover = reasoning::Prover<PlacementDomain>;
using PlacementProof = Prover::Proof;
using PlacementRefutation = reasoning::Refutation<int, Failure>;

}  // namespace polyomino

extern template class reasoning::Prover<polyomino::PlacementDomain>;

}  // namespace tessera
