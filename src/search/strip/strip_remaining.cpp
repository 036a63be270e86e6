#include "search/strip/strip_remaining.h"

#include "base/bits.h"
#include "base/index.h"
#include "base/rng.h"

#include <algorithm>

namespace tessera {

StripRemaining::StripRemaining(const StripCover& cover)
    : start_orientations_((cover.orientations.size() + 63) / 64, 0),
      first_orientation_(cover.kinds.size(), -1),
      kind_sets_(cover.kinds.size() * start_orientations_.size(), 0) {
    Rng keys(2);  // the same for every seed: hashes only distinguish states
    for (const StripCover::Kind& kind : cover.kinds) {
        multiplicities_.push_back(kind.multiplicity);
        keys_.push_back(keys.next());
        plural_of_.push_back(kind.multiplicity > 1 ? int_size(start_counts_) : -1);
        if (kind.multiplicity > 1) {
            start_counts_.push_back(static_cast<std::uint16_t>(kind.multiplicity));
        }
    }
    for (int orientation = 0; orientation < int_size(cover.orientations); ++orientation) {
        const int kind = at(cover.orientations, orientation).kind;
        at(kind_sets_, kind * set_words() + orientation / 64) |= bit(orientation % 64);
        if (at(first_orientation_, kind) < 0) {
            at(first_orientation_, kind) = orientation;
        }
        if (at(cover.kinds, kind).multiplicity > 0) {
            at(start_orientations_, orientation / 64) |= bit(orientation % 64);
        }
    }
}

void StripRemaining::take(int kind, std::uint64_t* set, std::uint16_t* counts) const {
    const int plural = at(plural_of_, kind);
    if (plural >= 0 && --counts[plural] > 0) {
        return;
    }
    for (int word = 0; word < set_words(); ++word) {
        set[word] &= ~at(kind_sets_, kind * set_words() + word);
    }
}

int StripRemaining::remaining(int kind, const std::uint64_t* set, const std::uint16_t* counts) const {
    const int plural = at(plural_of_, kind);
    if (plural >= 0) {
        return counts[plural];
    }
    const int first = at(first_orientation_, kind);
    return first >= 0 && (set[first / 64] >> (first % 64) & 1) != 0 ? 1 : 0;
}

std::uint64_t StripRemaining::hash_of_taken(const std::uint64_t* set, const std::uint16_t* counts) const {
    std::uint64_t hash = 0;
    for (int kind = 0; kind < int_size(keys_); ++kind) {
        hash +=
            static_cast<std::uint64_t>(at(multiplicities_, kind) - remaining(kind, set, counts)) * key(kind);
    }
    return hash;
}

}  // namespace tessera
