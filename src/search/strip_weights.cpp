#include "search/strip_weights.h"

#include "base/hash.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr int hundred = 100;
constexpr int most_noted = 4;

}  // namespace

StripWeights::StripWeights(const std::vector<StripCover::Kind>& kinds, std::uint64_t seed)
    : weights_(kinds.size(), 0),
      lessons_(kinds.size(), 0),
      leftovers_(kinds.size(), 0),
      rng_(mix_bits(seed)) {
    base_.reserve(kinds.size());
    for (const StripCover::Kind& kind : kinds) {
        base_.push_back(kind.weight);
    }
}

void StripWeights::draw(int shake_percent) {
    for (int kind = 0; kind < int_size(weights_); ++kind) {
        const int shake = rng_.between(-shake_percent, shake_percent);
        at(weights_, kind) =
            at(base_, kind) * (hundred + shake) / hundred * (hundred + at(lessons_, kind)) / hundred;
    }
    weights_.back() = -hole_cost;
}

void StripWeights::note_left(int kind, int count) {
    at(leftovers_, kind) = at(leftovers_, kind) * 3 / 4 + Score{256} * std::min(count, most_noted);
}

void StripWeights::learn(int lesson_percent) {
    for (int kind = 0; kind < int_size(lessons_); ++kind) {
        const Score lesson = at(leftovers_, kind) * lesson_percent / 1024;
        at(lessons_, kind) = at(lessons_, kind) * 9 / 10 + lesson;
    }
}

}  // namespace tessera
