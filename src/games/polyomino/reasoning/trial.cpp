#include "games/polyomino/reasoning/trial.h"

#include "games/polyomino/reasoning/refutation.h"
#include "games/polyomino/reasoning/regions.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

Ticks ticks_of_look(const CandidateTable& table) {
    const int words = 2 * table.cell_count() + 8 * table.row_words();
    return static_cast<Ticks>(1 + words / 8);
}

std::vector<int> tightest_choice(const Candidates& now) {
    int tightest = -1;
    int fewest = now.table().candidate_count() + 1;
    for (const int cell : now.open_cells()) {
        const int count = now.count_at(cell, fewest);
        if (count < fewest) {
            fewest = count;
            tightest = cell;
        }
    }
    return now.possible_at(tightest);
}

Trial::Trial(const Candidates& now, int candidate) : reached_(now) {
    reached_->place(candidate);
}

// Makes all forced placements. Returns false if a failure appears.
bool Trial::settle(Candidates& state) {
    while (!missing_candidate(state)) {
        ticks_ += ticks_of_look(state.table());
        const auto forced = first_forced(state);
        if (!forced) {
            return !unfillable_region(state);
        }
        state.place(forced->candidate);
    }
    ticks_ += ticks_of_look(state.table());
    return false;
}

Outcome Trial::step() {
    if (reached_) {
        Candidates state = *std::exchange(reached_, std::nullopt);
        if (settle(state)) {
            if (state.open_count() == 0) {
                return Outcome::solved;
            }
            std::vector<int> options = tightest_choice(state);
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

}  // namespace tessera::polyomino
