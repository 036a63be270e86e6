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
constexpr Ticks makers_due = 5'000'000;  // spent on looking for a completion

void append(std::vector<HintStep>& steps, const std::vector<HintStep>& more) {
    steps.insert(steps.end(), more.begin(), more.end());
}

}  // namespace

Result<Hinter> Hinter::start(const Level& level, const State& state) {
    return Hinter(level, state);
}

Hinter::Hinter(const Level& level, const State& state)
    : MakersHinter(EdgeMatch::is_solved(level, state), MakersAnswer::start(level, state)),
      level_(level),
      state_(state),
      prospect_(level, state) {}

Outcome Hinter::advance(Ticks budget) {
    return advance_by(budget, [this](Ticks rest) {
        step(rest);
        sum_stats(prospect_.stats(), reasoner_ ? &reasoner_->stats() : nullptr);
    });
}

void Hinter::step(Ticks budget) {
    if (prospect_.standing() == Standing::open) {
        look(budget);
    } else if (!reasoner_) {
        begin_reasoning();
    } else if (reasoner_->advance(1) != Outcome::running || has_reasons()) {
        conclude();
    }
}

void Hinter::look(Ticks budget) {
    const bool is_to_be_asked = can_ask_maker() && prospect_.is_completing();
    const Ticks looked = prospect_.stats().ticks;
    if (!is_to_be_asked || looked < makers_due) {
        prospect_.advance(is_to_be_asked ? std::min(budget, makers_due - looked) : budget);
    } else if (ask_maker(budget)) {
        prospect_.take_completion(maker().choices(prospect_.problem()));
    }
}

// Skips the reasoning at a clash, and if nothing is known about the position.
void Hinter::begin_reasoning() {
    if (prospect_.standing() == Standing::clash || prospect_.standing() == Standing::undecided) {
        conclude();
        return;
    }
    ReasonerOptions options;
    options.completion = prospect_.completion();
    options.effort = reasoning_effort;
    options.trial_effort = trial_effort;
    options.has_pairs = true;
    reasoner_.emplace(level_, state_, std::move(options));
}

// True if the reasoner found a tile, or a dead end if the position is one.
bool Hinter::has_reasons() const {
    return reasoner_ && reasoner_->has_settled(prospect_.standing() == Standing::solvable);
}

void Hinter::conclude() {
    hint_.dead_end =
        prospect_.standing() != Standing::solvable && prospect_.standing() != Standing::undecided;
    if (!has_reasons() || hint_.dead_end) {
        hint_.steps = rungs_of_standing(prospect_);
    }
    if (prospect_.standing() == Standing::undecided) {
        conclude_undecided();
    } else if (has_reasons()) {
        conclude_with_reasons();
    } else if (prospect_.standing() == Standing::dead_end) {
        hint_.steps.push_back({say("every way to go on was tried"), {}, {}});
    }
    if (prospect_.standing() == Standing::solvable) {
        const HintStep last = rung_of_placing(level_, *reasoner_, finding_of_hint(*reasoner_));
        hint_.moves = last.moves;
        hint_.steps.push_back(last);
    } else if (!prospect_.blamed().empty()) {
        const HintStep last = rung_of_taking_back(prospect_.blamed());
        hint_.moves = last.moves;
        hint_.steps.push_back(last);
    }
}

// At a dead end the first rung lights what the reasons end with; before a tile they begin with where to look.
void Hinter::conclude_with_reasons() {
    const std::vector<HintStep> rungs = rungs_of_reasoning(level_, *reasoner_, finding_of_hint(*reasoner_));
    if (hint_.dead_end) {
        hint_.steps.front().cells = rungs.back().cells;
        hint_.steps.front().pieces = rungs.back().pieces;
    }
    append(hint_.steps, rungs);
}

// The way the puzzle was made is all that is known without a search.
void Hinter::conclude_undecided() {
    if (!is_astray()) {
        hint_.steps.push_back(rung_of_least_choice(prospect_.problem()));
        return;
    }
    const HintStep last = rung_of_taking_back(maker().astray());
    hint_.steps.push_back(rung_of_astray(state_, maker().astray()));
    hint_.steps.push_back(last);
    hint_.moves = last.moves;
}

}  // namespace tessera::edge_match
