#pragma once

#include "search/strip/strip_cover.h"

#include <cstdint>
#include <vector>

namespace tessera {

// Remaining resources of a state of the beam: the set of orientations that may still be placed, as bits, and
// the remaining number of each kind of multiplicity above one.
class StripRemaining {
public:
    explicit StripRemaining(const StripCover& cover);

    int set_words() const { return int_size(start_orientations_); }
    int counter_count() const { return int_size(start_counts_); }

    // Return the resources before anything is placed.
    const std::vector<std::uint64_t>& start_orientations() const { return start_orientations_; }
    const std::vector<std::uint16_t>& start_counts() const { return start_counts_; }

    // Removes one of the kind from a state's set and counts.
    void take(int kind, std::uint64_t* set, std::uint16_t* counts) const;

    int remaining(int kind, const std::uint64_t* set, const std::uint16_t* counts) const;

    // Return the contributions to a state's hash of taking one of a kind, and of everything taken.
    std::uint64_t key(int kind) const { return at(keys_, kind); }
    std::uint64_t hash_of_taken(const std::uint64_t* set, const std::uint16_t* counts) const;

private:
    std::vector<std::uint64_t> start_orientations_;
    std::vector<std::uint16_t> start_counts_;
    std::vector<int> plural_of_;            // by kind: index of its count, or -1
    std::vector<int> first_orientation_;    // by kind; -1: none
    std::vector<std::uint64_t> kind_sets_;  // by kind: set of its orientations
    std::vector<int> multiplicities_;
    std::vector<std::uint64_t> keys_;
};

}  // namespace tessera
