#pragma once

#include "games/edge_match/problem.h"

#include <cstdint>
#include <vector>

namespace tessera::edge_match {

using OrientedTileSet = std::vector<std::uint64_t>;  // bit n: oriented tile n

// For each side and each requirement the set of oriented tiles that meet it, so that the tiles that fit a
// cell are the intersection of four sets.
class OrientedTileSets {
public:
    explicit OrientedTileSets(const Problem& problem);

    int word_count() const { return word_count_; }
    OrientedTileSet all() const;
    // Returns one word of the intersection of `among` with the tiles that fit.
    std::uint64_t fitting_word(const OrientedTileSet& among, const Wanted& wanted, int word) const {
        std::uint64_t fitting = at(among, word);
        for (int side = 0; side < side_count; ++side) {
            fitting &= at(words_, start_of(side, at(wanted, side)) + word);
        }
        return fitting;
    }
    // Counts the tiles that fit; stops after the word in which the count reaches `enough`.
    int count(const OrientedTileSet& among, const Wanted& wanted, int enough) const;
    std::vector<int> list(const OrientedTileSet& among, const Wanted& wanted) const;

private:
    // Codes are numbered from 0; any_motif and anything, -1 and -2, are stored before them.
    int start_of(int side, int wanted) const { return (side * row_count_ + wanted + 2) * word_count_; }

    int word_count_ = 0;
    int row_count_ = 0;
    int oriented_count_ = 0;
    std::vector<std::uint64_t> words_;
};

}  // namespace tessera::edge_match
