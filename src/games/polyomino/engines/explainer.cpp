#include "games/polyomino/engines/explainer.h"

#include "base/text.h"
#include "games/polyomino/engines/hint_ladder.h"
#include "games/polyomino/polyomino.h"
#include "games/reasoning/explanation.h"

#include <string>
#include <utility>

namespace tessera::polyomino {

static_assert(ExplainerOf<Explainer, Polyomino>);

namespace {

ReasonerOptions reasoner_options() {
    ReasonerOptions options;
    options.effort = Explainer::most_effort;
    return options;
}

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

Result<Explainer> Explainer::start(const Level& level, const State& state) {
    return Explainer(level, state);
}

Explainer::Explainer(const Level& level, const State& state)
    : level_(level), state_(state), reasoner_(level, state, reasoner_options()) {}

Outcome Explainer::advance(Ticks budget) {
    return advance_by_steps(stats_, budget, [this] {
        if (is_done_) {
            return Outcome::solved;
        }
        if (reasoner_.has_given_up()) {
            return Outcome::exhausted;
        }
        if (!analyser_) {
            if (reasoner_.advance(1) != Outcome::running && !reasoner_.has_given_up()) {
                take_deductions();
            }
            stats_ = reasoner_.stats();
        } else {
            if (analyser_->advance(1) != Outcome::running) {
                take_blame();
            }
            stats_ = reasoner_.stats();
            stats_.ticks += analyser_->stats().ticks;
            stats_.nodes += analyser_->stats().nodes;
        }
        return Outcome::running;
    });
}

void Explainer::take_deductions() {
    explanation_.has_chosen = reasoner_.has_chosen();
    const std::vector<Deduction> deductions = deductions_of(level_, reasoner_);
    explanation_.steps = reasoning::explained(PlacementWords(level_), deductions);
    explanation_.is_dead_end = !deductions.empty() && deductions.back().is_dead_end;
    is_done_ = !explanation_.is_dead_end;
    if (explanation_.is_dead_end) {
        analyser_.emplace(level_, state_);
    }
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
