#include "games/polyomino/engines/placement_tally.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

PlacementTally::PlacementTally(const Level& level, std::vector<Placement> placed, std::uint64_t memory_bytes)
    : placed_(std::move(placed)),
      memory_bytes_(memory_bytes),
      position_(PositionCover::begun(level, {placed_})) {}

Outcome PlacementTally::advance(Ticks budget) {
    const Ticks end = stats_.ticks + budget;
    return advance_by_steps(stats_, budget,
                            [&] { return step(std::max(end, stats_.ticks + 1) - stats_.ticks); });
}

Outcome PlacementTally::step(Ticks rest) {
    if (!enumerator_) {
        stats_.ticks += position_.step() + 1;
        if (position_.is_complete()) {
            enumerator_.emplace(position_.cover(), memory_bytes_, SolutionEnumerator::AfterGraph::nothing);
        }
        return Outcome::running;
    }
    if (enumerator_->gave_up_graph()) {
        return Outcome::solved;
    }
    const Ticks before = enumerator_->stats().ticks;
    const Outcome outcome = enumerator_->advance(rest);
    stats_.ticks += enumerator_->stats().ticks - before;
    if (outcome == Outcome::solved) {
        counts_ = enumerator_->option_counts(position_.cover().option_count());
    }
    return outcome;
}

std::vector<Placement> PlacementTally::placements(bool in_one) const {
    std::vector<Placement> found;
    for (int option = 0; option < position_.cover().option_count(); ++option) {
        const SolutionCount& count = at(counts_->with_option, option);
        if (!count.is_zero() && (count == 1) == in_one) {
            found.push_back(position_.placement_of(option));
        }
    }
    return found;
}

std::vector<Placement> PlacementTally::solution() const {
    std::vector<Placement> all = position_.placements_of(enumerator_->chosen());
    all.insert(all.end(), placed_.begin(), placed_.end());
    std::sort(all.begin(), all.end());
    return all;
}

}  // namespace tessera::polyomino
