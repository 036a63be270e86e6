#include "games/edge_match/reasoning/trial.h"

#include "games/edge_match/reasoning/refutation.h"
#include "games/edge_match/reasoning/simple_rules.h"

#include <algorithm>
#include <utility>

namespace tessera::edge_match {

Trial::Trial(const Candidates& now, const Choice& choice) : reached_(now) {
    reached_->place(choice);
}

// Makes all forced placements. Returns false if a failure appears.
bool Trial::settle(Candidates& state) {
    while (!first_failure(state)) {
        ticks_ += state.table().ticks_of_look();
        const auto forced = first_forced(state);
        if (!forced) {
            return true;
        }
        state.place(forced->choice);
    }
    ticks_ += state.table().ticks_of_look();
    return false;
}

Outcome Trial::step() {
    if (reached_) {
        Candidates state = *std::exchange(reached_, std::nullopt);
        if (settle(state)) {
            if (state.open_cells().empty()) {
                solution_ = state.laid();
                return Outcome::solved;
            }
            std::vector<Choice> options = state.choices_at(state.tightest_cell());
            branchings_.push_back({std::move(state), std::move(options), 0});
            depth_ = std::max(depth_, 1 + int_size(branchings_));
        }
    }
    while (!branchings_.empty() && branchings_.back().next == int_size(branchings_.back().options)) {
        branchings_.pop_back();
    }
    if (branchings_.empty()) {
        return Outcome::exhausted;
    }
    Branching& last = branchings_.back();
    reached_ = last.state;
    reached_->place(at(last.options, last.next++));
    return Outcome::running;
}

}  // namespace tessera::edge_match
