#pragma once

#include "games/polyomino/engines/position_cover.h"
#include "search/frontier/solution_enumerator.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tessera::polyomino {

// Finds out in how many solutions of a position each further placement lies, from the graph of all solutions
// (search/frontier/solution_enumerator.h).
class PlacementTally {
public:
    PlacementTally(const Level& level, std::vector<Placement> placed, std::uint64_t memory_bytes);

    // Returns solved when the placements are known; exhausted if the position has no solution.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }

    const std::vector<Placement>& placed() const { return placed_; }
    // False: the graph outgrew its memory, so nothing is known.
    bool is_counted() const { return counts_.has_value(); }
    bool is_unique() const { return counts_ && counts_->solutions == 1; }

    // Precondition of these: is_counted().
    std::vector<Placement> in_one_solution() const { return placements(true); }
    std::vector<Placement> in_several() const { return placements(false); }
    // Returns a solution, sorted.
    std::vector<Placement> solution() const;

private:
    Outcome step(Ticks rest);
    std::vector<Placement> placements(bool in_one) const;

    std::vector<Placement> placed_;
    std::uint64_t memory_bytes_;
    PositionCover position_;
    std::optional<SolutionEnumerator> enumerator_;  // once the position is complete
    std::optional<SolutionEnumerator::OptionCounts> counts_;
    SearchStats stats_;
};

}  // namespace tessera::polyomino
