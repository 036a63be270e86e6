#include "games/polyomino/reasoning/search_lines.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tessera::polyomino {

namespace {

bool is_among(const std::vector<int>& numbers, int number) {
    return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

}  // namespace

Outcome SearchCell::step(Ticks& ticks) {
    if (next_ == int_size(cells_)) {
        return Outcome::solved;
    }
    ticks += now_.table().ticks_of_look();
    if (candidates_.empty()) {
        begin(at(cells_, next_));
    } else {
        Candidates next = now_;
        next.place(candidates_.back());
        candidates_.pop_back();
        trials_ += PlacementDomain::failure_of(next) ? 0 : 1;
        if (trials_ >= least_) {
            candidates_.clear();
        }
    }
    if (candidates_.empty()) {
        end();
    }
    return Outcome::running;
}

// A cell that several survivors can cover has nothing to show.
void SearchCell::begin(int cell) {
    candidates_ = now_.possible_at(cell);
    alive_.clear();
    trials_ = 0;
    std::copy_if(candidates_.begin(), candidates_.end(), std::back_inserter(alive_), [&](int candidate) {
        return is_among(lying_.same, candidate) || is_among(lying_.others, candidate);
    });
    const bool is_settled =
        lying_.same.empty() ? alive_.empty() : alive_.size() == 1 && is_among(lying_.same, alive_.front());
    if (!is_settled) {
        candidates_.clear();
        trials_ = least_;
    }
}

void SearchCell::end() {
    if (trials_ < least_) {
        least_ = trials_;
        cell_ = at(cells_, next_);
        survivor_ = alive_.empty() ? std::nullopt : std::optional(alive_.front());
    }
    ++next_;
}

Outcome SearchLines::step(Ticks& ticks) {
    if (!tried_ && next_ == int_size(candidates_)) {
        return Outcome::solved;
    }
    ticks += now_.table().ticks_of_look();
    if (tried_) {
        go_on();
    } else {
        begin(at(candidates_, next_++));
    }
    return Outcome::running;
}

void SearchLines::begin(int candidate) {
    Candidates next = now_;
    next.place(candidate);
    if (auto failure = PlacementDomain::failure_of(next)) {
        at_once_.push_back({candidate, std::move(failure), {}, {}, 1});
    } else if (candidate != survivor_) {
        searched_.push_back(candidate);
        tried_ = std::move(next);
        laid_ = {{candidate}};
    }
}

// Places what is forced, or else the first candidate of the tightest choice, until something is visibly wrong.
void SearchLines::go_on() {
    const auto forced = first_forced(*tried_);
    laid_.push_back(forced ? Supposed{forced->candidate, {forced->cell, forced->kind}}
                           : Supposed{PlacementDomain::tightest_choice(*tried_).front()});
    tried_->place(laid_.back().candidate);
    const auto failure = PlacementDomain::failure_of(*tried_);
    if (failure || tried_->open_count() == 0) {
        tried_.reset();
        trials_.push_back(words_.line_of_trial(laid_, failure.value_or(Failure()), {}));
    }
}

std::vector<ExplanationStep> SearchLines::lines() const {
    std::vector<ExplanationStep> lines = lines_of_refuted(words_, now_, at_once_, allowed_);
    if (int_size(lines) + int_size(trials_) > most_proof_lines) {
        lines.push_back(words_.line_of_searched(searched_));
    } else {
        lines.insert(lines.end(), trials_.begin(), trials_.end());
    }
    const reasoning::Place place{cell_, -1};
    lines.push_back(survivor_ ? words_.line_of_placing(place, *survivor_, Placing::conclusion)
                              : words_.line_of_nothing_left(place));
    return lines;
}

}  // namespace tessera::polyomino
