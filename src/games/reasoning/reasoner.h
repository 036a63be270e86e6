#pragma once

#include "games/reasoning/choice_search.h"
#include "games/reasoning/finding_graph.h"
#include "games/reasoning/sweep.h"

#include <optional>
#include <utility>
#include <vector>

namespace tessera::reasoning {

// Solves a position as a person does: always by the easiest rule that finds something, one placement at a
// time, ruling out candidates until a placement is forced. If no rule helps, it searches: it tries the
// candidates of the tightest choice and, if two of them lead to solutions, chooses one. The seed changes the
// order of equals and so the way, but the result only if there is a choice.
//
// Time: polynomial for each rule, exponential for the search. Memory: the family's tables, and a copy of the
// candidates for each candidate that the search assumes.
template <ReasoningDomain D>
class Reasoner {
public:
    using Candidate = typename D::Candidate;
    using Candidates = typename D::Candidates;
    using Finding = typename D::Finding;
    using Options = typename D::Options;
    using Rule = typename D::Rule;

    Reasoner(const typename D::Level& level, const typename D::State& state, Options options = {});

    // Returns solved when the position is complete; exhausted when a dead end is shown or it has given up.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    bool has_given_up() const { return has_given_up_; }  // too large, or too much work
    bool has_chosen() const { return has_chosen_; }      // some placement may not be the only one

    const auto& table() const { return now_.table(); }
    const std::vector<Finding>& findings() const { return graph_.findings(); }
    // For each finding, true if the placements and the result depend on it.
    const std::vector<bool>& findings_that_count() const { return graph_.counts(); }
    std::vector<int> counting_findings() const { return marked(graph_.counts()); }  // their indices
    // True if the last finding settles the position: a placement if there is a solution, else a dead end.
    bool has_settled(bool is_solvable) const {
        return !findings().empty() &&
               (is_solvable ? !findings().back().places.empty() : findings().back().is_dead_end());
    }
    // Returns the findings on which one depends, placements among them, and itself; ascending.
    std::vector<int> findings_behind(int index) const { return graph_.findings_behind(index); }

private:
    Outcome step();
    void apply_rule();
    void look();
    void sweep_on();
    void search_on();
    void end_search();
    void take_one(std::vector<Finding> found);
    void take_all(std::vector<Finding> found);
    void take(Finding finding);
    void go_on_with(Rule rule);
    bool is_tired() const { return options_.effort > 0 && stats_.ticks >= options_.effort; }
    Rule next_rule() const { return domain_.rule_after(rule_, {is_tired(), has_chosen_, now_.open_count()}); }

    Options options_;
    Rng rng_;
    D domain_;
    Candidates now_;
    FindingGraph<D> graph_;
    Rule rule_ = D::first_rule;

    std::optional<Sweep<D>> sweep_;          // set while such a rule is applied
    std::optional<ChoiceSearch<D>> search_;  // set while it searches

    bool is_dead_end_ = false;
    bool has_given_up_ = false;
    bool has_chosen_ = false;
    SearchStats stats_;
};

template <ReasoningDomain D>
Reasoner<D>::Reasoner(const typename D::Level& level, const typename D::State& state, Options options)
    : options_(std::move(options)),
      rng_(options_.seed),
      domain_(level, state, options_),
      now_(domain_.start()),
      graph_(domain_) {
    if (auto dead_end = domain_.obvious_dead_end()) {
        take(std::move(*dead_end));
    } else {
        has_given_up_ = domain_.is_too_large();
    }
}

template <ReasoningDomain D>
Outcome Reasoner<D>::advance(Ticks budget) {
    return advance_by_steps(stats_, budget, [this] { return step(); });
}

template <ReasoningDomain D>
Outcome Reasoner<D>::step() {
    has_given_up_ = has_given_up_ || (D::gives_up_when_tired && is_tired());
    if (is_dead_end_ || has_given_up_) {
        return Outcome::exhausted;
    }
    if (now_.open_count() == 0) {
        return Outcome::solved;
    }
    stats_.ticks += domain_.ticks_of_step(rule_, now_);
    apply_rule();
    return Outcome::running;
}

template <ReasoningDomain D>
void Reasoner<D>::apply_rule() {
    switch (D::kind_of_rule(rule_)) {
        case RuleKind::placing:
            take_one(D::look(rule_, now_));
            break;
        case RuleKind::scan:
            take_all(D::look(rule_, now_));
            break;
        case RuleKind::sweep:
            sweep_on();
            break;
        case RuleKind::search:
            search_on();
            break;
    }
}

template <ReasoningDomain D>
void Reasoner<D>::sweep_on() {
    if (sweep_->is_over()) {
        take_all(sweep_->take_findings(now_));
    } else {
        stats_.ticks += sweep_->step(now_);
        ++stats_.nodes;
    }
}

template <ReasoningDomain D>
void Reasoner<D>::search_on() {
    if (auto free = domain_.free_placement(now_, options_, rng_)) {
        take(std::move(*free));
        go_on_with(D::first_rule);
        return;
    }
    if (!search_->is_settled() && search_->knows_survivor() && is_tired()) {
        search_->cut_short();
    }
    if (search_->is_settled()) {
        end_search();
        return;
    }
    const auto effort = search_->step(now_, options_.trial_effort);
    stats_.ticks += effort.ticks;
    stats_.nodes += effort.nodes;
}

template <ReasoningDomain D>
void Reasoner<D>::end_search() {
    const SearchResult<Candidate>& result = search_->result();
    if (result.is_undecided && result.survivors.empty()) {
        has_given_up_ = true;
        return;
    }
    Finding finding;
    finding.rule = int_size(result.survivors) == 2 ? Rule::choice : Rule::search;
    finding.depth = result.depth;
    finding.looked_at_count = int_size(result.options);
    if (!result.survivors.empty()) {
        finding.places = {result.survivors.front()};
    }
    domain_.describe_search(now_, result, finding);
    has_chosen_ = has_chosen_ || finding.rule != Rule::search;
    take(std::move(finding));
    go_on_with(D::first_rule);
}

template <ReasoningDomain D>
void Reasoner<D>::take_one(std::vector<Finding> found) {
    if (found.empty()) {
        go_on_with(next_rule());
        return;
    }
    const int chosen =
        options_.seed == 0 ? graph_.easiest_to_follow(found) : rng_.between(0, int_size(found) - 1);
    take(std::move(at(found, chosen)));
    go_on_with(D::first_rule);
}

template <ReasoningDomain D>
void Reasoner<D>::take_all(std::vector<Finding> found) {
    const Rule then = found.empty() ? next_rule() : D::first_rule;
    for (Finding& finding : found) {
        take(std::move(finding));
    }
    go_on_with(then);
}

template <ReasoningDomain D>
void Reasoner<D>::take(Finding finding) {
    for (const Candidate& candidate : finding.rules_out) {
        if (now_.is_possible(candidate)) {
            now_.rule_out(candidate);
            graph_.note_ruled_out(candidate);
        }
    }
    for (const Candidate& candidate : finding.places) {
        graph_.note_placement(now_, candidate);
        now_.place(candidate);
    }
    is_dead_end_ = finding.is_dead_end();
    graph_.add(std::move(finding));
}

template <ReasoningDomain D>
void Reasoner<D>::go_on_with(Rule rule) {
    rule_ = rule;
    sweep_.reset();
    search_.reset();
    const RuleKind kind = D::kind_of_rule(rule);
    if (kind == RuleKind::search) {
        search_.emplace(D::tightest_choice(now_), options_.completion);
    } else if (kind == RuleKind::sweep) {
        sweep_.emplace(rule, now_);
    }
}

}  // namespace tessera::reasoning
