#include "games/edge_match/engines/hinter.h"

#include "games/edge_match/engines/hint_ladder.h"
#include "games/edge_match/engines/hint_text.h"

#include <algorithm>
#include <utility>

namespace tessera::edge_match {

static_assert(HinterOf<Hinter, EdgeMatch>);

using Standing = Prospect::Standing;

namespace {

constexpr Ticks reasoning_effort = 4'000'000;  // a few tenths of a second
constexpr Ticks trial_effort = 500'000;

void append(std::vector<HintStep>& steps, const std::vector<HintStep>& more) {
    steps.insert(steps.end(), more.begin(), more.end());
}

}  // namespace

Result<Hinter> Hinter::start(const Level& level, const State& state) {
    return Hinter(level, state);
}

Hinter::Hinter(const Level& level, const State& state)
    : level_(level), state_(state), prospect_(level, state) {}

Outcome Hinter::advance(Ticks budget) {
    if (EdgeMatch::is_solved(level_, state_)) {
        return Outcome::exhausted;
    }
    const Ticks end = stats_.ticks + budget;
    while (hint_.steps.empty()) {
        step(std::max<Ticks>(1, end - std::min(end, stats_.ticks)));
        sum_stats();
        if (stats_.ticks >= end) {
            break;
        }
    }
    return hint_.steps.empty() ? Outcome::running : Outcome::solved;
}

void Hinter::step(Ticks budget) {
    if (prospect_.standing() == Standing::open) {
        prospect_.advance(budget);
    } else if (!reasoner_) {
        begin_reasoning();
    } else if (reasoner_->advance(1) != Outcome::running || has_reasons()) {
        tell();
    }
}

// Of a clash, or where nothing is known, there is nothing to reason about.
void Hinter::begin_reasoning() {
    if (prospect_.standing() == Standing::clash || prospect_.standing() == Standing::undecided) {
        tell();
        return;
    }
    ReasonerOptions options;
    options.completion = prospect_.completion();
    options.effort = reasoning_effort;
    options.trial_effort = trial_effort;
    reasoner_.emplace(level_, state_, std::move(options));
}

// For a tile, or for the dead end that there is.
bool Hinter::has_reasons() const {
    if (!reasoner_ || reasoner_->findings().empty()) {
        return false;
    }
    const Finding& last = reasoner_->findings().back();
    return prospect_.standing() == Standing::solvable ? !last.places.empty() : last.is_dead_end();
}

void Hinter::sum_stats() {
    stats_ = prospect_.stats();
    if (reasoner_) {
        stats_.ticks += reasoner_->stats().ticks;
        stats_.nodes += reasoner_->stats().nodes;
    }
}

void Hinter::tell() {
    hint_.steps = rungs_of_standing(prospect_);
    hint_.dead_end =
        prospect_.standing() != Standing::solvable && prospect_.standing() != Standing::undecided;
    if (prospect_.standing() == Standing::undecided) {
        hint_.steps.push_back(rung_of_least_choice(prospect_.problem()));
    } else if (has_reasons()) {
        append(hint_.steps, rungs_of_reasoning(level_, *reasoner_));
    } else if (prospect_.standing() == Standing::dead_end) {
        hint_.steps.push_back({say("every way to go on was tried"), {}, {}});
    }
    if (prospect_.standing() == Standing::solvable) {
        const HintStep last = rung_of_placing(level_, *reasoner_);
        hint_.moves = last.moves;
        hint_.steps.push_back(last);
    } else if (!prospect_.blamed().empty()) {
        const HintStep last = rung_of_taking_back(prospect_.blamed());
        hint_.moves = last.moves;
        hint_.steps.push_back(last);
    }
}

}  // namespace tessera::edge_match
