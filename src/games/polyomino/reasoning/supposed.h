#pragma once

#include "games/polyomino/reasoning/prover.h"

#include <vector>

namespace tessera::polyomino {

// A candidate that a line supposes, and the place that forces it once those before it lie; without one it is only tried.
struct Supposed {
    int candidate = 0;
    reasoning::Place forced_at = {};
};

// The candidates that a refutation forces one after another, itself first, up to the last choice of one: `last`.
struct ForcedWay {
    std::vector<Supposed> laid;
    const PlacementRefutation* last = nullptr;
};

ForcedWay forced_by(const PlacementRefutation& refutation);

// Returns the refutation's candidate and the longest way on to where something is wrong: `last`.
ForcedWay longest_way(const PlacementRefutation& refutation);

std::vector<int> candidates_of(const std::vector<Supposed>& supposed);

}  // namespace tessera::polyomino
