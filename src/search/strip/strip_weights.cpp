#include "search/strip/strip_weights.h"

#include "base/hash.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr int percent = 100;  // number of fine parts in a percent of a weight
constexpr int whole = 100 * percent;
constexpr int most_noted = 4;
constexpr int max_update = 10 * whole;

}  // namespace

StripWeights::StripWeights(const std::vector<StripCover::Kind>& kinds, std::uint64_t seed)
    : weights_(kinds.size(), 0),
      updates_(kinds.size(), 0),
      leftovers_(kinds.size(), 0),
      rng_(mix_bits(seed)) {
    base_.reserve(kinds.size());
    for (const StripCover::Kind& kind : kinds) {
        base_.push_back(kind.weight);
    }
}

void StripWeights::draw(int weight_noise_percent) {
    for (int kind = 0; kind < int_size(weights_); ++kind) {
        const int noise = rng_.between(-weight_noise_percent * percent, weight_noise_percent * percent);
        at(weights_, kind) = at(base_, kind) * (whole + noise) / whole * (whole + at(updates_, kind)) / whole;
    }
    weights_.back() = -hole_cost;
}

void StripWeights::note_remaining(int kind, int count) {
    at(leftovers_, kind) = at(leftovers_, kind) * 15 / 16 + Score{256} * std::min(count, most_noted);
}

void StripWeights::update(int weight_update_percent) {
    const Score most = std::max<Score>(1, *std::max_element(leftovers_.begin(), leftovers_.end()));
    for (int kind = 0; kind < int_size(updates_); ++kind) {
        const Score growth = at(leftovers_, kind) * weight_update_percent * percent / most;
        at(updates_, kind) = std::min<Score>(max_update, at(updates_, kind) + growth);
    }
}

}  // namespace tessera
