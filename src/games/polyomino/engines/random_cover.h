#pragma once

#include "base/rng.h"
#include "games/polyomino/level.h"
#include "search/exact_cover/dancing_links.h"

#include <optional>
#include <vector>

namespace tessera::polyomino {

// A solution at random: the first that dancing links meet where the options stand in random order. Not all solutions are
// equally likely. Time and memory are those of dancing links.
class RandomCover {
public:
    RandomCover(const Level& level, Rng& rng);

    Outcome advance(Ticks budget) { return links_->advance(budget); }
    const SearchStats& stats() const { return links_->stats(); }
    std::vector<Placement> solution() const;  // sorted

private:
    std::vector<Placement> placements_;  // of each option
    std::optional<DancingLinks<NoTrace>> links_;
};

}  // namespace tessera::polyomino
