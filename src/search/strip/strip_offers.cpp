#include "search/strip/strip_offers.h"

#include "base/bits.h"
#include "base/index.h"
#include "base/rng.h"

#include <algorithm>

namespace tessera {

StripOffers::StripOffers(const StripCover& cover)
    : start_set_((cover.patterns.size() + 63) / 64, 0),
      first_pattern_(cover.kinds.size(), -1),
      kind_sets_(cover.kinds.size() * start_set_.size(), 0) {
    Rng keys(2);  // the same for every seed: hashes only tell states apart
    for (const StripCover::Kind& kind : cover.kinds) {
        supplies_.push_back(kind.supply);
        keys_.push_back(keys.next());
        plural_of_.push_back(kind.supply > 1 ? int_size(start_left_) : -1);
        if (kind.supply > 1) {
            start_left_.push_back(static_cast<std::uint16_t>(kind.supply));
        }
    }
    for (int pattern = 0; pattern < int_size(cover.patterns); ++pattern) {
        const int kind = at(cover.patterns, pattern).kind;
        at(kind_sets_, kind * set_words() + pattern / 64) |= bit(pattern % 64);
        if (at(first_pattern_, kind) < 0) {
            at(first_pattern_, kind) = pattern;
        }
        if (at(cover.kinds, kind).supply > 0) {
            at(start_set_, pattern / 64) |= bit(pattern % 64);
        }
    }
}

void StripOffers::take(int kind, std::uint64_t* set, std::uint16_t* left) const {
    const int plural = at(plural_of_, kind);
    if (plural >= 0 && --left[plural] > 0) {
        return;
    }
    for (int word = 0; word < set_words(); ++word) {
        set[word] &= ~at(kind_sets_, kind * set_words() + word);
    }
}

int StripOffers::count_left(int kind, const std::uint64_t* set, const std::uint16_t* left) const {
    const int plural = at(plural_of_, kind);
    if (plural >= 0) {
        return left[plural];
    }
    const int first = at(first_pattern_, kind);
    return first >= 0 && (set[first / 64] >> (first % 64) & 1) != 0 ? 1 : 0;
}

std::uint64_t StripOffers::hash_of_taken(const std::uint64_t* set, const std::uint16_t* left) const {
    std::uint64_t hash = 0;
    for (int kind = 0; kind < int_size(keys_); ++kind) {
        hash += static_cast<std::uint64_t>(at(supplies_, kind) - count_left(kind, set, left)) * key(kind);
    }
    return hash;
}

}  // namespace tessera
