#include "games/polyomino/reasoning/look_grader.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

namespace {

// Multiplies the looks of a search by its depth.
std::uint64_t looks_of_finding(const Finding& finding) {
    const int times = finding.rule == Rule::search ? std::max(1, finding.depth) : 1;
    return static_cast<std::uint64_t>(times) * reasoning::looks_until_found(finding);
}

}  // namespace

std::array<std::uint64_t, rule_count> looks_of(const Reasoner& reasoner) {
    std::array<std::uint64_t, rule_count> looks{};
    reasoning::each_that_counts(reasoner, [&](const Finding& finding) {
        at(looks, static_cast<int>(finding.rule)) += looks_of_finding(finding);
    });
    return looks;
}

std::uint64_t cost_of(const Reasoner& reasoner) {
    const std::array<std::uint64_t, rule_count> looks = looks_of(reasoner);
    std::uint64_t cost = 0;
    for (int rule = 0; rule < rule_count; ++rule) {
        cost += static_cast<std::uint64_t>(at(rule_weights, rule)) * at(looks, rule);
    }
    return cost;
}

LookGrader::LookGrader(Level level, State state, const Options& options)
    : level_(std::move(level)), state_(std::move(state)), options_(options) {
    start_run();
}

void LookGrader::start_run() {
    ReasonerOptions options;
    options.seed = static_cast<std::uint64_t>(sum_.way_count()) + 1;
    options.effort = options_.effort - std::min(options_.effort - 1, earlier_.ticks);
    run_.emplace(level_, state_, options);
}

Outcome LookGrader::advance(Ticks budget) {
    return advance_by_steps(stats_, budget, [this] {
        if (is_over_) {
            return sum_.way_count() > 0 ? Outcome::solved : Outcome::exhausted;
        }
        const Outcome outcome = run_->advance(1);
        stats_ = earlier_;
        add_effort(stats_, run_->stats());
        if (outcome == Outcome::solved) {
            take_run();
        }
        is_over_ = outcome == Outcome::exhausted || sum_.way_count() == options_.run_count;
        return Outcome::running;
    });
}

// Measures the longest run of the easiest rules.
void LookGrader::measure_easy_run() {
    int easy_run = 0;
    reasoning::each_that_counts(*run_, [&](const Finding& finding) {
        easy_run = finding.rule <= Rule::only_place ? easy_run + 1 : 0;
        longest_easy_run_ = std::max(longest_easy_run_, easy_run);
    });
}

void LookGrader::take_run() {
    if (sum_.way_count() == 0) {
        measure_easy_run();
    }
    sum_.add(*run_, cost_of(*run_));
    const std::array<std::uint64_t, rule_count> looks = looks_of(*run_);
    for (int rule = 0; rule < rule_count; ++rule) {
        at(looks_, rule) += at(looks, rule);
    }
    earlier_ = stats_;
    if (sum_.way_count() < options_.run_count) {
        start_run();
    }
}

std::array<std::uint64_t, rule_count> LookGrader::looks() const {
    std::array<std::uint64_t, rule_count> mean = looks_;
    for (std::uint64_t& looks : mean) {
        looks /= static_cast<std::uint64_t>(std::max(sum_.way_count(), 1));
    }
    return mean;
}

PuzzleGrade LookGrader::grade() const {
    PuzzleGrade grade = sum_.grade(rule_names);
    grade.tier = tier_of(grade.score, grade.search_depth);
    return grade;
}

}  // namespace tessera::polyomino
