#pragma once

#include "games/reasoning/trial.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace tessera::reasoning {

// Trial and error on one choice: tries its candidates until two lead to solutions or all have been tried. If a
// completion is known, its candidate survives without a trial.
template <TrialDomain D>
class ChoiceSearch {
public:
    using Candidate = typename D::Candidate;
    using Candidates = typename D::Candidates;

    struct Effort {
        Ticks ticks = 0;
        std::uint64_t nodes = 0;
    };

    // Precondition: `options` is not empty. Takes from the completion what is among them.
    ChoiceSearch(std::vector<Candidate> options, const std::vector<Candidate>& completion) {
        const auto known =
            std::find_first_of(completion.begin(), completion.end(), options.begin(), options.end());
        result_.options = std::move(options);
        if (known != completion.end()) {
            known_ = *known;
            result_.survivors = {*known};
            result_.endings = {completion};
        }
    }

    bool is_settled() const {
        return int_size(result_.survivors) == 2 || next_ == int_size(result_.options) || result_.is_undecided;
    }
    bool knows_survivor() const { return known_.has_value(); }
    // Ends the search before it is settled.
    void cut_short() { result_.is_undecided = true; }
    const SearchResult<Candidate>& result() const { return result_; }

    // Makes one assumption, or passes over the known candidate. Precondition: the search is not settled.
    Effort step(const Candidates& now, Ticks trial_effort) {
        if (known_ && at(result_.options, next_) == *known_) {
            ++next_;
            return {};
        }
        if (!trial_) {
            trial_.emplace(now, at(result_.options, next_));
        }
        const Ticks before = trial_->ticks();
        const Outcome outcome = trial_->step();
        const Effort effort{trial_->ticks() - before, 1};
        note_trial(outcome, trial_effort);
        return effort;
    }

private:
    void note_trial(Outcome outcome, Ticks trial_effort) {
        const bool is_too_long = trial_effort > 0 && trial_->ticks() >= trial_effort;
        result_.is_undecided = outcome == Outcome::running && is_too_long;
        if (outcome == Outcome::running && !is_too_long) {
            return;
        }
        if (outcome == Outcome::solved) {
            result_.survivors.push_back(at(result_.options, next_));
            result_.endings.push_back(trial_->solution());
        } else if (outcome == Outcome::exhausted) {
            result_.depth = std::max(result_.depth, trial_->depth());
        }
        trial_.reset();
        ++next_;
    }

    SearchResult<Candidate> result_;
    std::optional<Candidate> known_;
    int next_ = 0;  // index into the options
    std::optional<Trial<D>> trial_;
};

}  // namespace tessera::reasoning
