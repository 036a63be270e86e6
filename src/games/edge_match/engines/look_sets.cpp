#include "games/edge_match/engines/look_sets.h"

#include "base/bits.h"
#include "base/index.h"

namespace tessera::edge_match {

LookSets::LookSets(const Problem& problem)
    : word_count_((int_size(problem.looks) + 63) / 64),
      row_count_(int_size(problem.partners) + 2),
      look_count_(int_size(problem.looks)),
      words_(static_cast<std::size_t>(side_count * row_count_ * word_count_), 0) {
    for (int side = 0; side < side_count; ++side) {
        for (int wanted = anything; wanted < int_size(problem.partners); ++wanted) {
            for (int look = 0; look < look_count_; ++look) {
                if (can_show(at(problem.looks, look), side, wanted)) {
                    at(words_, start_of(side, wanted) + look / 64) |= bit(look % 64);
                }
            }
        }
    }
}

LookSet LookSets::all() const {
    LookSet set(static_cast<std::size_t>(word_count_), 0);
    for (int look = 0; look < look_count_; ++look) {
        at(set, look / 64) |= bit(look % 64);
    }
    return set;
}

int LookSets::count(const LookSet& among, const Wanted& wanted, int enough) const {
    int total = 0;
    for (int word = 0; word < word_count_ && total < enough; ++word) {
        total += std::popcount(fitting_word(among, wanted, word));
    }
    return total;
}

std::vector<int> LookSets::list(const LookSet& among, const Wanted& wanted) const {
    std::vector<int> looks;
    for (int word = 0; word < word_count_; ++word) {
        for (std::uint64_t rest = fitting_word(among, wanted, word); rest != 0;
             rest = drop_lowest_bit(rest)) {
            looks.push_back(word * 64 + lowest_bit(rest));
        }
    }
    return looks;
}

}  // namespace tessera::edge_match
