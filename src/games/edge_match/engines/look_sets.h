#pragma once

#include "games/edge_match/engines/problem.h"

#include <cstdint>
#include <vector>

namespace tessera::edge_match {

using LookSet = std::vector<std::uint64_t>;  // bit n: look n

// For each side and each thing it may be asked to show the set of looks that do, so that the looks fitting a
// cell are the intersection of four sets.
class LookSets {
public:
    explicit LookSets(const Problem& problem);

    int word_count() const { return word_count_; }
    LookSet all() const;
    // One word of the intersection of `among` with what fits.
    std::uint64_t fitting_word(const LookSet& among, const Wanted& wanted, int word) const {
        std::uint64_t fitting = at(among, word);
        for (int side = 0; side < side_count; ++side) {
            fitting &= at(words_, start_of(side, at(wanted, side)) + word);
        }
        return fitting;
    }
    // How many fit, but no more than `enough` and a word are counted.
    int count(const LookSet& among, const Wanted& wanted, int enough) const;
    std::vector<int> list(const LookSet& among, const Wanted& wanted) const;

private:
    // Codes are numbered from 0; any_motif and anything, -1 and -2, stand before them.
    int start_of(int side, int wanted) const { return (side * row_count_ + wanted + 2) * word_count_; }

    int word_count_ = 0;
    int row_count_ = 0;
    int look_count_ = 0;
    std::vector<std::uint64_t> words_;
};

}  // namespace tessera::edge_match
