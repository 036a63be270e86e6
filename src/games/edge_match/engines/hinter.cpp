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
    : level_(level), state_(state), prospect_(level, state), maker_(MakersAnswer::start(level, state)) {}

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
        look(budget);
    } else if (!reasoner_) {
        begin_reasoning();
    } else if (reasoner_->advance(1) != Outcome::running || has_reasons()) {
        tell();
    }
}

void Hinter::look(Ticks budget) {
    const bool is_to_be_asked = maker_ && !makers_outcome_ && prospect_.is_completing();
    const Ticks looked = prospect_.stats().ticks;
    if (is_to_be_asked && looked >= makers_due) {
        ask_maker(budget);
    } else {
        prospect_.advance(is_to_be_asked ? std::min(budget, makers_due - looked) : budget);
    }
}

void Hinter::ask_maker(Ticks budget) {
    const Outcome outcome = maker_->advance(budget);
    if (outcome == Outcome::running) {
        return;
    }
    makers_outcome_ = outcome;
    if (outcome == Outcome::solved && maker_->astray().empty()) {
        prospect_.take_completion(maker_->choices(prospect_.problem()));
    }
}

// Skips the reasoning at a clash, and if nothing is known about the position.
void Hinter::begin_reasoning() {
    if (prospect_.standing() == Standing::clash || prospect_.standing() == Standing::undecided) {
        tell();
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

void Hinter::sum_stats() {
    stats_ = prospect_.stats();
    stats_.ticks += maker_ ? maker_->stats().ticks : 0;
    if (reasoner_) {
        add_effort(stats_, reasoner_->stats());
    }
}

void Hinter::tell() {
    hint_.dead_end =
        prospect_.standing() != Standing::solvable && prospect_.standing() != Standing::undecided;
    if (!has_reasons() || hint_.dead_end) {
        hint_.steps = rungs_of_standing(prospect_);
    }
    if (prospect_.standing() == Standing::undecided) {
        tell_undecided();
    } else if (has_reasons()) {
        tell_reasons();
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
void Hinter::tell_reasons() {
    const std::vector<HintStep> rungs = rungs_of_reasoning(level_, *reasoner_, finding_of_hint(*reasoner_));
    if (hint_.dead_end) {
        hint_.steps.front().cells = rungs.back().cells;
        hint_.steps.front().pieces = rungs.back().pieces;
    }
    append(hint_.steps, rungs);
}

// The way the puzzle was made is all that is known without a search.
void Hinter::tell_undecided() {
    const bool is_astray = makers_outcome_ == Outcome::solved && !maker_->astray().empty();
    if (!is_astray) {
        hint_.steps.push_back(rung_of_least_choice(prospect_.problem()));
        return;
    }
    const HintStep last = rung_of_taking_back(maker_->astray());
    hint_.steps.push_back(rung_of_astray(state_, maker_->astray()));
    hint_.steps.push_back(last);
    hint_.moves = last.moves;
}

}  // namespace tessera::edge_match
