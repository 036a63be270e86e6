#include "games/edge_match/engines/grader.h"

#include "games/game.h"

#include <algorithm>
#include <utility>

namespace tessera::edge_match {

static_assert(GraderOf<Grader, EdgeMatch>);

namespace {

constexpr Ticks run_effort = 20'000'000;

std::uint64_t looks_times_100(const Finding& finding) {
    return 100 * static_cast<std::uint64_t>(finding.looked_at_count + 1) /
           static_cast<std::uint64_t>(finding.available_count + 1);
}

std::uint64_t cost_of_finding(const Finding& finding) {
    const int weight = at(rule_weights, static_cast<int>(finding.rule));
    const bool is_deep = finding.rule == Rule::search || finding.rule == Rule::chain;
    const int times = is_deep ? std::max(1, finding.depth) : 1;
    return static_cast<std::uint64_t>(weight) * static_cast<std::uint64_t>(times) * looks_times_100(finding);
}

// Calls take(finding) for each finding that counts.
template <class Take>
void each_that_counts(const Reasoner& reasoner, const Take& take) {
    const std::vector<bool>& counts = reasoner.findings_that_count();
    for (int index = 0; index < int_size(counts); ++index) {
        if (counts[static_cast<std::size_t>(index)]) {
            take(at(reasoner.findings(), index));
        }
    }
}

bool has_found(const Reasoner& reasoner) {
    return std::any_of(reasoner.findings().begin(), reasoner.findings().end(),
                       [](const Finding& finding) { return finding.rule == Rule::found; });
}

int search_depth_of(const Reasoner& reasoner) {
    int depth = 0;
    for (const Finding& finding : reasoner.findings()) {
        depth = finding.rule == Rule::search ? std::max({depth, finding.depth, 1}) : depth;
    }
    return depth;
}

Tier tier_of(std::uint64_t score) {
    int tier = 0;
    while (tier < int_size(tier_limits) && score > at(tier_limits, tier)) {
        ++tier;
    }
    return static_cast<Tier>(tier);
}

}  // namespace

std::uint64_t cost_of(const Reasoner& reasoner) {
    std::uint64_t cost = 0;
    each_that_counts(reasoner, [&](const Finding& finding) { cost += cost_of_finding(finding); });
    return cost;
}

Result<Grader> Grader::start(const Level& level, const State& state, bool /*is_unique*/) {
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
    if (has_failed_ || done_count_ == run_count) {
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
    stats_.ticks += run_->stats().ticks;
    stats_.nodes += run_->stats().nodes;
    if (is_over) {
        take_run();
    }
    return Outcome::running;
}

void Grader::start_run() {
    ReasonerOptions options;
    options.completion = prospect_.completion();
    options.seed = static_cast<std::uint64_t>(done_count_) + 1;
    options.effort = run_effort;
    run_.emplace(level_, state_, std::move(options));
}

void Grader::take_run() {
    has_failed_ = has_found(*run_);
    if (done_count_ == 0) {
        each_that_counts(*run_, [&](const Finding& finding) { ++at(uses_, static_cast<int>(finding.rule)); });
    }
    const int depth = search_depth_of(*run_);
    search_depth_ = done_count_ == 0 ? depth : std::min(search_depth_, depth);
    cost_ += cost_of(*run_);
    earlier_ = stats_;
    ++done_count_;
    if (done_count_ < run_count && !has_failed_) {
        start_run();
    }
}

PuzzleGrade Grader::grade() const {
    PuzzleGrade grade;
    grade.score = done_count_ == 0 ? 0 : cost_ / static_cast<std::uint64_t>(done_count_) / 100;
    grade.search_depth = search_depth_;
    grade.tier = tier_of(grade.score);
    for (int rule = 0; rule < rule_count; ++rule) {
        if (at(uses_, rule) > 0) {
            grade.deductions.emplace_back(at(rule_names, rule), at(uses_, rule));
        }
    }
    return grade;
}

}  // namespace tessera::edge_match
