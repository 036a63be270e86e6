#pragma once

#include "base/rng.h"
#include "search/strip/strip_cover.h"

#include <cstdint>
#include <vector>

namespace tessera {

// Values of placing an orientation of each kind in a run of the beam: the cover's weights with random noise,
// raised for kinds that earlier runs failed to place (squeaky wheel optimisation: Joslin, Clements 1999).
class StripWeights {
public:
    using Score = std::int64_t;

    // The last kind is the holes; one costs more than all weights of a board together.
    static constexpr Score hole_cost = Score{1} << 40;

    StripWeights(const std::vector<StripCover::Kind>& kinds, std::uint64_t seed);

    // Draws the weights for a new run.
    void draw(int weight_noise_percent);

    // Notes that so many of a kind remain in the best state of a layer. Later layers count more, but all
    // count, since pieces that are placed late are awkward.
    void note_remaining(int kind, int count);

    // Raises the weights after a failed run.
    void update(int weight_update_percent);

    Score of(int kind) const { return at(weights_, kind); }

private:
    std::vector<Score> base_;
    std::vector<Score> weights_;
    std::vector<Score> updates_;  // growth of each weight in fine parts
    std::vector<Score> leftovers_;
    Rng rng_;
};

}  // namespace tessera
