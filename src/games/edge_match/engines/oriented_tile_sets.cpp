#include "games/edge_match/engines/oriented_tile_sets.h"

#include "base/bits.h"
#include "base/index.h"

namespace tessera::edge_match {

OrientedTileSets::OrientedTileSets(const Problem& problem)
    : word_count_((int_size(problem.oriented_tiles) + 63) / 64),
      row_count_(int_size(problem.partners) + 2),
      oriented_count_(int_size(problem.oriented_tiles)),
      words_(static_cast<std::size_t>(side_count * row_count_ * word_count_), 0) {
    for (int side = 0; side < side_count; ++side) {
        for (int wanted = anything; wanted < int_size(problem.partners); ++wanted) {
            for (int oriented = 0; oriented < oriented_count_; ++oriented) {
                if (can_show(at(problem.oriented_tiles, oriented), side, wanted)) {
                    at(words_, start_of(side, wanted) + oriented / 64) |= bit(oriented % 64);
                }
            }
        }
    }
}

OrientedTileSet OrientedTileSets::all() const {
    OrientedTileSet set(static_cast<std::size_t>(word_count_), 0);
    for (int oriented = 0; oriented < oriented_count_; ++oriented) {
        at(set, oriented / 64) |= bit(oriented % 64);
    }
    return set;
}

int OrientedTileSets::count(const OrientedTileSet& among, const Wanted& wanted, int enough) const {
    int total = 0;
    for (int word = 0; word < word_count_ && total < enough; ++word) {
        total += std::popcount(fitting_word(among, wanted, word));
    }
    return total;
}

std::vector<int> OrientedTileSets::list(const OrientedTileSet& among, const Wanted& wanted) const {
    std::vector<int> oriented_tiles;
    for (int word = 0; word < word_count_; ++word) {
        for (std::uint64_t rest = fitting_word(among, wanted, word); rest != 0;
             rest = drop_lowest_bit(rest)) {
            oriented_tiles.push_back(word * 64 + lowest_bit(rest));
        }
    }
    return oriented_tiles;
}

}  // namespace tessera::edge_match
