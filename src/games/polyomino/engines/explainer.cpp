#include "games/polyomino/engines/explainer.h"

#include "base/text.h"
#include "games/polyomino/polyomino.h"

#include <algorithm>
#include <string>
#include <utility>

namespace tessera::polyomino {

static_assert(ExplainerOf<Explainer, Polyomino>);

namespace {

ExplanationStep taking_back_step(const Level& level, const std::vector<Placement>& blamed) {
    ExplanationStep step;
    step.deduction = "take_back";
    std::vector<std::string> names;
    for (const Placement& placement : blamed) {
        const std::vector<Cell> cells = cells_of(level, placement);
        names.emplace_back(short_name(level, placement.piece));
        step.pieces.push_back(at(level.pieces, placement.piece).name);
        step.cells.insert(step.cells.end(), cells.begin(), cells.end());
        step.moves.push_back(Polyomino::format_move(level, taking_back(placement)));
    }
    step.sentence = say("take back {,and}", join(names, ", "));
    return step;
}

}  // namespace

Result<Explainer> Explainer::start(const Level& level, const State& state, AllowedReasons allowed) {
    return Explainer(level, state, allowed);
}

Explainer::Explainer(const Level& level, const State& state, AllowedReasons allowed)
    : level_(level),
      state_(state),
      allowed_(allowed),
      has_given_up_(CandidateTable(level, state).is_too_large()) {
    look_at_position();
}

Outcome Explainer::advance(Ticks budget) {
    const Ticks start = stats_.ticks;
    return advance_by_steps(stats_, budget, [&] {
        if (is_done_ || Polyomino::is_solved(level_, state_)) {
            return Outcome::solved;
        }
        if (has_given_up_) {
            return Outcome::exhausted;
        }
        const Ticks rest = budget - (stats_.ticks - start);
        if (reasons_) {
            reason(rest);
        } else {
            look(rest);
        }
        return Outcome::running;
    });
}

void Explainer::look_at_position() {
    analyser_ = std::make_unique<Analyser>(level_, state_);
    counting_end_.reset();
    earlier_ = stats_;
}

void Explainer::note_stats(const SearchStats& more) {
    stats_ = earlier_;
    add_effort(stats_, more);
}

bool Explainer::knows_enough() const {
    const PlacementAnalysis& known = analyser_->known();
    return known.is_solvable &&
           (!*known.is_solvable || known.is_exact || analyser_->stats().ticks >= *counting_end_);
}

// Returns the analyser's ticks at which it is asked no further.
Ticks Explainer::looking_end() const {
    return explanation_.is_dead_end ? ~Ticks{0} : counting_end_.value_or(most_effort);
}

void Explainer::look(Ticks budget) {
    const Ticks looked = analyser_->stats().ticks;
    const Ticks most = looking_end() - std::min(looking_end(), looked);
    const bool is_over = analyser_->advance(std::min(budget, most)) != Outcome::running;
    note_stats(analyser_->stats());
    if (explanation_.is_dead_end) {
        if (is_over) {
            take_blame();
        }
        return;
    }
    if (!counting_end_ && !analyser_->completion().empty()) {
        counting_end_ = analyser_->stats().ticks + counting_effort;
    }
    if (is_over || knows_enough()) {
        has_given_up_ = !analyser_->known().is_solvable;
        known_ = analyser_->known();
        completion_ = analyser_->completion();
        start_reasoning();
    } else {
        has_given_up_ = !counting_end_ && analyser_->stats().ticks >= most_effort;
    }
}

void Explainer::start_reasoning() {
    earlier_ = stats_;
    if (has_given_up_ || Polyomino::is_solved(level_, state_)) {
        return;
    }
    if (is_open(level_, state_, known_, completion_)) {
        choose();
    } else {
        reasons_ = std::make_unique<Reasons>(level_, state_, known_, completion_, allowed_);
    }
}

void Explainer::reason(Ticks budget) {
    const Outcome outcome = reasons_->advance(budget);
    note_stats(reasons_->stats());
    if (outcome == Outcome::solved) {
        take_lines();
    } else if (outcome == Outcome::exhausted) {
        reasons_.reset();
        choose();
    }
}

void Explainer::take_lines() {
    const std::unique_ptr<Reasons> reasons = std::move(reasons_);
    explanation_.steps.insert(explanation_.steps.end(), reasons->lines().begin(), reasons->lines().end());
    if (reasons->placement()) {
        place(*reasons->placement());
        if (has_nothing_forced(known_)) {
            look_at_position();
        } else {
            start_reasoning();
        }
    } else {
        explanation_.is_dead_end = true;
        earlier_ = stats_;
        earlier_.ticks -= std::min(earlier_.ticks, analyser_->stats().ticks);
        earlier_.nodes -= std::min(earlier_.nodes, analyser_->stats().nodes);
    }
}

// Several ways lead on, or none can be given a reason: takes the known completion's.
void Explainer::choose() {
    if (!known_.is_solvable.value_or(false)) {
        has_given_up_ = true;
        return;
    }
    const auto [line, placement] = chosen(level_, state_, completion_);
    explanation_.has_chosen = true;
    explanation_.steps.push_back(line);
    place(placement);
    look_at_position();
}

void Explainer::place(const Placement& placement) {
    state_ = *Polyomino::play(level_, state_, placing(placement));
    known_.forced = without(level_, known_.forced, placement);
    completion_ = without(level_, completion_, placement);
}

void Explainer::take_blame() {
    const PlacementAnalysis& known = analyser_->known();
    ExplanationStep step;
    if (!known.blamed.empty()) {
        step = taking_back_step(level_, known.blamed);
    } else if (known.is_level_solvable.has_value()) {
        step.deduction = "no_solution";
        step.sentence = say("this puzzle has no solution");
    } else {
        step.deduction = "unknown";
        step.sentence = say("it would take too long to tell which pieces have to go");
    }
    explanation_.steps.push_back(std::move(step));
    is_done_ = true;
}

}  // namespace tessera::polyomino
