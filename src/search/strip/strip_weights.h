#pragma once

#include "base/rng.h"
#include "search/strip/strip_cover.h"

#include <cstdint>
#include <vector>

namespace tessera {

// What having an orientation of each kind placed is worth in a run of the beam: the cover's weights with random
// noise, and raised for what earlier runs failed to place (squeaky wheel optimisation: Joslin, Clements
// 1999).
class StripWeights {
public:
    using Score = std::int64_t;

    // The last kind is that of holes: one costs more than all weights of a board together.
    static constexpr Score hole_cost = Score{1} << 40;

    StripWeights(const std::vector<StripCover::Kind>& kinds, std::uint64_t seed);

    // New weights for a run.
    void draw(int weight_noise_percent);

    // That so many of a kind remain in the best state of a layer; later layers count more. What is placed
    // late is awkward, so every layer counts, not the last ones alone.
    void note_remaining(int kind, int count);

    // At the end of a run that failed.
    void update(int weight_update_percent);

    Score of(int kind) const { return at(weights_, kind); }

private:
    std::vector<Score> base_;
    std::vector<Score> weights_;
    std::vector<Score> updates_;  // fine parts by which a weight has grown
    std::vector<Score> leftovers_;
    Rng rng_;
};

}  // namespace tessera
