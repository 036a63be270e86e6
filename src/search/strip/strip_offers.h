#pragma once

#include "search/strip/strip_cover.h"

#include <cstdint>
#include <vector>

namespace tessera {

// What a state of the beam still has on offer: a set of patterns, as bits, and of each kind with a supply
// above one how many units are left.
class StripOffers {
public:
    explicit StripOffers(const StripCover& cover);

    int set_words() const { return int_size(start_set_); }
    int count_of_counts() const { return int_size(start_left_); }

    // Before anything is placed.
    const std::vector<std::uint64_t>& start_set() const { return start_set_; }
    const std::vector<std::uint16_t>& start_left() const { return start_left_; }

    // Takes a unit of the kind out of a state's set and counts.
    void take(int kind, std::uint64_t* set, std::uint16_t* left) const;

    int count_left(int kind, const std::uint64_t* set, const std::uint16_t* left) const;

    // What a unit taken of a kind adds to the hash of a state, and what all units taken add.
    std::uint64_t key(int kind) const { return at(keys_, kind); }
    std::uint64_t hash_of_taken(const std::uint64_t* set, const std::uint16_t* left) const;

private:
    std::vector<std::uint64_t> start_set_;
    std::vector<std::uint16_t> start_left_;
    std::vector<int> plural_of_;            // of each kind, its place among the counts, or -1
    std::vector<int> first_pattern_;        // of each kind, -1 if it has none
    std::vector<std::uint64_t> kind_sets_;  // of each kind, its patterns as a set
    std::vector<int> supplies_;
    std::vector<std::uint64_t> keys_;
};

}  // namespace tessera
