#include "games/edge_match/engines/grader.h"

#include "games/game.h"

#include <algorithm>
#include <utility>

namespace tessera::edge_match {

static_assert(GraderOf<Grader, EdgeMatch>);

namespace {

constexpr Ticks run_effort = 20'000'000;

std::uint64_t cost_of_finding(const Finding& finding) {
    const int weight = at(rule_weights, static_cast<int>(finding.rule));
    const bool is_deep = finding.rule == Rule::search || finding.rule == Rule::chain;
    const int times = is_deep ? std::max(1, finding.depth) : 1;
    return static_cast<std::uint64_t>(weight * times) * reasoning::looks_until_found(finding);
}

bool has_found(const Reasoner& reasoner) {
    return std::any_of(reasoner.findings().begin(), reasoner.findings().end(),
                       [](const Finding& finding) { return finding.rule == Rule::found; });
}

}  // namespace

std::uint64_t cost_of(const Reasoner& reasoner) {
    std::uint64_t cost = 0;
    reasoning::each_that_counts(reasoner, [&](const Finding& finding) { cost += cost_of_finding(finding); });
    return cost;
}

Result<Grader> Grader::start(const Level& level, const State& state, int /*moves*/) {
    return Grader(level, state);
}

Grader::Grader(const Level& level, const State& state)
    : level_(level), state_(state), prospect_(level, state) {}

Outcome Grader::advance(Ticks budget) {
    const Ticks start = stats_.ticks;
    return advance_by_steps(stats_, budget, [&] { return step(budget - (stats_.ticks - start)); });
}

// `budget` is the remaining budget.
Outcome Grader::step(Ticks budget) {
    if (has_failed_ || sum_.way_count() == run_count) {
        return has_failed_ ? Outcome::exhausted : Outcome::solved;
    }
    if (!run_) {
        prospect_.advance(budget);
        stats_ = prospect_.stats();
        earlier_ = stats_;
        if (prospect_.standing() == Prospect::Standing::solvable) {
            start_run();
        }
        has_failed_ = prospect_.standing() != Prospect::Standing::open &&
                      prospect_.standing() != Prospect::Standing::solvable;
        return Outcome::running;
    }
    const bool is_over = run_->advance(budget) != Outcome::running;
    stats_ = earlier_;
    add_effort(stats_, run_->stats());
    if (is_over) {
        take_run();
    }
    return Outcome::running;
}

void Grader::start_run() {
    ReasonerOptions options;
    options.completion = prospect_.completion();
    options.seed = static_cast<std::uint64_t>(sum_.way_count()) + 1;
    options.effort = run_effort;
    run_.emplace(level_, state_, std::move(options));
}

void Grader::take_run() {
    has_failed_ = has_found(*run_);
    sum_.add(*run_, cost_of(*run_));
    earlier_ = stats_;
    if (sum_.way_count() < run_count && !has_failed_) {
        start_run();
    }
}

PuzzleGrade Grader::grade() const {
    PuzzleGrade grade = sum_.grade(rule_names);
    grade.tier = reasoning::tier_of(grade.score);
    return grade;
}

}  // namespace tessera::edge_match
