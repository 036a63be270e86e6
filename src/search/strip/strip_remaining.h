#pragma once

#include "search/strip/strip_cover.h"

#include <cstdint>
#include <vector>

namespace tessera {

// What remains of the resources in a state of the beam: the set of orientations that may still be placed, as
// bits, and for each kind of multiplicity above one how many of it remain.
class StripRemaining {
public:
    explicit StripRemaining(const StripCover& cover);

    int set_words() const { return int_size(start_orientations_); }
    int counter_count() const { return int_size(start_counts_); }

    // Before anything is placed.
    const std::vector<std::uint64_t>& start_orientations() const { return start_orientations_; }
    const std::vector<std::uint16_t>& start_counts() const { return start_counts_; }

    // Takes one of the kind out of a state's set and counts.
    void take(int kind, std::uint64_t* set, std::uint16_t* counts) const;

    int remaining(int kind, const std::uint64_t* set, const std::uint16_t* counts) const;

    // What taking one of a kind adds to the hash of a state, and what all that was taken adds.
    std::uint64_t key(int kind) const { return at(keys_, kind); }
    std::uint64_t hash_of_taken(const std::uint64_t* set, const std::uint16_t* counts) const;

private:
    std::vector<std::uint64_t> start_orientations_;
    std::vector<std::uint16_t> start_counts_;
    std::vector<int> plural_of_;            // of each kind, its place among the counts, or -1
    std::vector<int> first_orientation_;    // of each kind, -1 if it has none
    std::vector<std::uint64_t> kind_sets_;  // of each kind, its orientations as a set
    std::vector<int> multiplicities_;
    std::vector<std::uint64_t> keys_;
};

}  // namespace tessera
