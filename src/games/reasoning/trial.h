#pragma once

#include "games/reasoning/domain.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace tessera::reasoning {

// Depth-first search for one solution with a candidate placed. Makes all forced placements at once, then
// branches on the tightest choice. Memory: a copy of the candidates for each candidate assumed.
template <TrialDomain D>
class Trial {
public:
    using Candidate = typename D::Candidate;
    using Candidates = typename D::Candidates;

    Trial(const Candidates& now, const Candidate& candidate) : reached_(now) { reached_->place(candidate); }

    // Makes one assumption. Returns solved if there is a solution, exhausted if there is none.
    Outcome step() {
        if (reached_) {
            Candidates state = *std::exchange(reached_, std::nullopt);
            if (settle(state)) {
                if (state.open_count() == 0) {
                    solution_ = D::laid(state);
                    return Outcome::solved;
                }
                std::vector<Candidate> options = D::tightest_choice(state);
                branchings_.push_back({std::move(state), std::move(options), 0});
                depth_ = std::max(depth_, 1 + int_size(branchings_));
            }
        }
        return assume_next() ? Outcome::running : Outcome::exhausted;
    }

    const std::vector<Candidate>& solution() const { return solution_; }  // D::laid() of it, once solved
    int depth() const { return depth_; }  // the most candidates assumed at once
    Ticks ticks() const { return ticks_; }

private:
    struct Branching {
        Candidates state;
        std::vector<Candidate> options;
        int next = 0;
    };

    // Makes all forced placements. Returns false if a failure appears.
    bool settle(Candidates& state) {
        while (!D::has_failure(state)) {
            ticks_ += D::ticks_of_look(state);
            const auto forced = D::first_forced(state);
            if (!forced) {
                return !D::has_hidden_failure(state);
            }
            state.place(forced->candidate);
        }
        ticks_ += D::ticks_of_look(state);
        return false;
    }

    // Goes on with the next candidate of the last branching that has one. Returns false if none has.
    bool assume_next() {
        while (!branchings_.empty() && branchings_.back().next == int_size(branchings_.back().options)) {
            branchings_.pop_back();
        }
        if (branchings_.empty()) {
            return false;
        }
        Branching& last = branchings_.back();
        reached_ = last.state;
        reached_->place(at(last.options, last.next++));
        return true;
    }

    std::optional<Candidates> reached_;  // the next state to examine
    std::vector<Branching> branchings_;
    std::vector<Candidate> solution_;
    int depth_ = 1;
    Ticks ticks_ = 0;
};

}  // namespace tessera::reasoning
