#include "games/edge_match/engines/interleaved.h"

#include <algorithm>

namespace tessera::edge_match {

static_assert(Engine<Interleaved>);

Outcome Interleaved::advance_one(Ticks budget) {
    return is_fast_ ? fast_.advance(budget) : scarce_.advance(budget);
}

Outcome Interleaved::advance(Ticks budget) {
    const Ticks start = stats_.ticks;
    Outcome outcome = Outcome::running;
    do {
        const Ticks before = is_fast_ ? fast_.stats().ticks : scarce_.stats().ticks;
        const Ticks rest = budget - std::min(budget, stats_.ticks - start);
        outcome = advance_one(is_decided_ ? rest : std::min(rest, left_));
        const Ticks spent = (is_fast_ ? fast_.stats().ticks : scarce_.stats().ticks) - before;
        sum_up();
        is_decided_ = is_decided_ || outcome != Outcome::running;
        left_ -= std::min(left_, spent);
        if (left_ == 0 && !is_decided_) {
            is_fast_ = !is_fast_;
            left_ = round;
        }
    } while (outcome == Outcome::running && stats_.ticks - start < budget);
    return outcome;
}

void Interleaved::sum_up() {
    const SearchStats& a = fast_.stats();
    const SearchStats& b = scarce_.stats();
    stats_ = {a.ticks + b.ticks, a.nodes + b.nodes, a.backtracks + b.backtracks, a.solutions + b.solutions,
              std::max(a.max_depth, b.max_depth)};
}

std::vector<Choice> Interleaved::deepest() const {
    const bool is_fast_deeper = fast_.deepest().size() >= scarce_.deepest().size();
    return is_fast_deeper ? fast_.deepest() : scarce_.deepest();
}

}  // namespace tessera::edge_match
