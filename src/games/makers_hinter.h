#pragma once

#include "games/hint.h"
#include "search/search.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tessera {

// Base of hinters that ask the maker's answer (remaking.h) if a search finds no completion of the position soon.
template <class MakersAnswer>
class MakersHinter {
public:
    const SearchStats& stats() const { return stats_; }
    Hint hint() const { return hint_; }

protected:
    MakersHinter(bool is_complete, std::optional<MakersAnswer> maker)
        : is_complete_(is_complete), maker_(std::move(maker)) {}

    // Takes steps until there is a hint; returns exhausted if the board is complete. step(Ticks budget) calls sum_stats().
    template <class Step>
    Outcome advance_by(Ticks budget, const Step& step) {
        if (is_complete_) {
            return Outcome::exhausted;
        }
        const Ticks end = stats_.ticks + budget;
        while (hint_.steps.empty()) {
            step(std::max<Ticks>(1, end - std::min(end, stats_.ticks)));
            if (stats_.ticks >= end) {
                break;
            }
        }
        return hint_.steps.empty() ? Outcome::running : Outcome::solved;
    }

    void sum_stats(const SearchStats& search, const SearchStats* reasoning) {  // nullptr: none yet
        stats_ = search;
        stats_.ticks += maker_ ? maker_->stats().ticks : 0;
        if (reasoning != nullptr) {
            add_effort(stats_, *reasoning);
        }
    }

    bool can_ask_maker() const { return maker_ && !makers_outcome_; }
    // Returns true once the answer is there and completes the position.
    bool ask_maker(Ticks budget) {
        const Outcome outcome = maker_->advance(budget);
        if (outcome != Outcome::running) {
            makers_outcome_ = outcome;
        }
        return outcome == Outcome::solved && !is_astray();
    }
    // True if the answer is there, but something of the position lies elsewhere than in it.
    bool is_astray() const { return makers_outcome_ == Outcome::solved && !maker_->astray().empty(); }
    const MakersAnswer& maker() const { return *maker_; }

    Hint hint_;

private:
    bool is_complete_;
    std::optional<MakersAnswer> maker_;
    std::optional<Outcome> makers_outcome_;  // set once maker_ has run
    SearchStats stats_;
};

}  // namespace tessera
