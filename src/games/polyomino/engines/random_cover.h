#pragma once

#include "base/rng.h"
#include "games/polyomino/level.h"
#include "search/exact_cover/dancing_links.h"

#include <optional>
#include <vector>

namespace tessera::polyomino {

// Random solution: the first that dancing links find with the options in random order. Solutions are not
// equally likely. Time and memory are those of dancing links.
class RandomCover {
public:
    RandomCover(const Level& level, Rng& rng);

    Outcome advance(Ticks budget) { return links_->advance(budget); }
    const SearchStats& stats() const { return links_->stats(); }
    std::vector<Placement> solution() const;  // sorted

private:
    std::vector<Placement> placements_;  // for each option
    std::optional<DancingLinks<NoTrace>> links_;
};

}  // namespace tessera::polyomino
