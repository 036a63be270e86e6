#pragma once

#include "base/rng.h"
#include "games/polyomino/engines/placement_tally.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tessera::polyomino {

// Finds givens that leave a level a single solution, as few as possible. A base of placements is completed by any placement
// that lies in just one of its solutions (PlacementTally). The first base is empty, then come single placements in random
// order; only if `most_bases` of a size lead to nothing are they extended by one more. So no given is too many where one is
// enough, and seldom where more are.
//
// Where the graph of all solutions outgrows the memory, another placement of a known solution is added. The sets depend on
// level, solution, seed and memory only, not on how the work is sliced.
class FewestGivens {
public:
    // Precondition: the level has no givens; `known` is one of its solutions, sorted.
    FewestGivens(Level level, std::vector<Placement> known, std::uint64_t seed,
                 std::uint64_t memory_bytes = 64ULL << 20);

    // Returns solved for each set of givens; exhausted if no more are found.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }

    // False if a graph outgrew its memory, so that some given may be unnecessary.
    bool is_exact() const { return is_exact_; }
    // The set just found and its only solution, both sorted.
    const std::vector<Placement>& givens() const { return tally_->placed(); }
    std::vector<Placement> solution() const { return tally_->solution(); }

private:
    Outcome step();
    Outcome take_tally();
    void take_base();
    bool choose_next();
    void count(std::vector<Placement> placed);

    Level level_;
    std::vector<Placement> known_;
    Rng rng_;
    std::uint64_t memory_bytes_;

    std::vector<Placement> root_;   // what the bases of the present size have in common
    std::vector<Placement> nexts_;  // extend the root to further bases; the last is next
    int base_count_ = 0;
    std::vector<Placement> base_;
    std::vector<Placement> ends_;    // complete the base
    std::vector<Placement> beyond_;  // extend the base, which is the next root
    bool has_found_ = false;
    bool is_exact_ = true;

    std::optional<PlacementTally> tally_;
    bool is_counting_ = false;
    bool is_base_ = false;  // that the tally is of
    SearchStats stats_;
};

}  // namespace tessera::polyomino
