#include "games/edge_match/engines/explainer.h"

#include "games/edge_match/engines/hint_ladder.h"
#include "games/edge_match/engines/hint_text.h"
#include "games/reasoning/explanation.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tessera::edge_match {

static_assert(ExplainerOf<Explainer, EdgeMatch>);

using Standing = Prospect::Standing;

namespace {

constexpr Ticks explaining_effort = 60'000'000;

// True if a step takes one of several ways; two ways to the same board, turned, are one.
bool has_real_choice(const Reasoner& reasoner) {
    const std::vector<Finding>& findings = reasoner.findings();
    return std::any_of(findings.begin(), findings.end(), [](const Finding& finding) {
        return finding.rule == Rule::found || (finding.rule == Rule::choice && !finding.is_turn_of_another);
    });
}

}  // namespace

Result<Explainer> Explainer::start(const Level& level, const State& state) {
    return Explainer(level, state);
}

Explainer::Explainer(const Level& level, const State& state)
    : level_(level), state_(state), prospect_(level, state) {
    is_done_ = EdgeMatch::is_solved(level, state);
}

Outcome Explainer::advance(Ticks budget) {
    const Ticks start = stats_.ticks;
    return advance_by_steps(stats_, budget, [&] { return step(budget - (stats_.ticks - start)); });
}

// `budget` is the remaining budget.
Outcome Explainer::step(Ticks budget) {
    if (is_done_) {
        return Outcome::solved;
    }
    if (prospect_.standing() == Standing::open) {
        prospect_.advance(budget);
    } else if (prospect_.standing() == Standing::undecided) {
        return Outcome::exhausted;
    } else if (prospect_.standing() == Standing::clash) {
        take_clash();
    } else if (!reasoner_) {
        begin_reasoning();
    } else if (reasoner_->advance(budget) != Outcome::running) {
        take_deductions();
    }
    sum_stats();
    return Outcome::running;
}

void Explainer::begin_reasoning() {
    ReasonerOptions options;
    options.completion = prospect_.completion();
    options.effort = explaining_effort;
    options.has_pairs = true;
    reasoner_.emplace(level_, state_, std::move(options));
}

void Explainer::sum_stats() {
    stats_ = prospect_.stats();
    if (reasoner_) {
        add_effort(stats_, reasoner_->stats());
    }
}

void Explainer::take_clash() {
    explanation_.steps.push_back(named(rungs_of_standing(prospect_).back(), "clash"));
    take_back();
}

// At a dead end the search has finished even if the reasoner gave up.
void Explainer::take_deductions() {
    explanation_.has_chosen = has_real_choice(*reasoner_);
    const bool is_solvable = prospect_.standing() == Standing::solvable;
    if (is_solvable || !reasoner_->has_given_up()) {
        explanation_.steps = reasoning::explained(TileWords(), deductions_of(level_, *reasoner_));
    } else {
        explanation_.steps.push_back(
            named({say("every way to go on was tried"), {}, {}}, name_of(Rule::search)));
    }
    is_done_ = is_solvable;
    if (!is_solvable) {
        take_back();
    }
}

void Explainer::take_back() {
    explanation_.is_dead_end = true;
    is_done_ = true;
    if (!prospect_.blamed().empty()) {
        explanation_.steps.push_back(named(rung_of_taking_back(prospect_.blamed()), "take_back"));
    } else if (prospect_.standing() == Standing::unsolvable) {
        explanation_.steps.push_back(named(rungs_of_standing(prospect_).front(), "no_solution"));
    } else {
        explanation_.steps.push_back(
            named({say("it would take too long to tell which tiles have to go"), {}, {}}, "unknown"));
    }
}

}  // namespace tessera::edge_match
