#include "games/polyomino/reasoning/grader.h"

#include "games/polyomino/polyomino.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

static_assert(GraderOf<Grader, Polyomino>);

Tier tier_of(std::uint64_t score, int search_depth) {
    int tier = 0;
    while (tier < int_size(tier_limits) && (score > at(tier_limits, tier) || search_depth > 0)) {
        ++tier;
    }
    return static_cast<Tier>(tier);
}

namespace {

std::uint64_t looks_times_100(const Finding& finding) {
    return 100 * static_cast<std::uint64_t>(finding.looked_at_count + 1) /
           static_cast<std::uint64_t>(finding.available_count + 1);
}

// Multiplies the looks of a search by its depth.
std::uint64_t looks_of_finding(const Finding& finding) {
    const int times = finding.rule == Rule::search ? std::max(1, finding.depth) : 1;
    return static_cast<std::uint64_t>(times) * looks_times_100(finding);
}

int search_depth_of(const Reasoner& reasoner) {
    int depth = 0;
    for (const Finding& finding : reasoner.findings()) {
        depth = finding.rule == Rule::search ? std::max({depth, finding.depth, 1}) : depth;
    }
    return depth;
}

}  // namespace

std::array<std::uint64_t, rule_count> looks_of(const Reasoner& reasoner) {
    const std::vector<bool>& counts = reasoner.findings_that_count();
    std::array<std::uint64_t, rule_count> looks{};
    for (int index = 0; index < int_size(counts); ++index) {
        if (counts[static_cast<std::size_t>(index)]) {
            const Finding& finding = at(reasoner.findings(), index);
            at(looks, static_cast<int>(finding.rule)) += looks_of_finding(finding);
        }
    }
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

Grader::Grader(Level level, State state, const Options& options)
    : level_(std::move(level)), state_(std::move(state)), options_(options) {
    start_run();
}

void Grader::start_run() {
    ReasonerOptions options;
    options.seed = static_cast<std::uint64_t>(done_count_) + 1;
    options.effort = options_.effort - std::min(options_.effort - 1, earlier_.ticks);
    options.has_long_rules = options_.is_unique;
    run_.emplace(level_, state_, options);
}

Outcome Grader::advance(Ticks budget) {
    return advance_by_steps(stats_, budget, [this] {
        if (is_over_) {
            return done_count_ > 0 ? Outcome::solved : Outcome::exhausted;
        }
        const Outcome outcome = run_->advance(1);
        stats_ = earlier_;
        stats_.ticks += run_->stats().ticks;
        stats_.nodes += run_->stats().nodes;
        if (outcome == Outcome::solved) {
            take_run();
        }
        is_over_ = outcome == Outcome::exhausted || done_count_ == options_.run_count;
        return Outcome::running;
    });
}

// Counts the rules used and the longest run of the easiest ones.
void Grader::describe_run() {
    const std::vector<bool>& counts = run_->findings_that_count();
    int easy_run = 0;
    for (int index = 0; index < int_size(counts); ++index) {
        if (counts[static_cast<std::size_t>(index)]) {
            const Rule rule = at(run_->findings(), index).rule;
            ++at(uses_, static_cast<int>(rule));
            easy_run = rule <= Rule::only_place ? easy_run + 1 : 0;
            longest_easy_run_ = std::max(longest_easy_run_, easy_run);
        }
    }
}

void Grader::take_run() {
    if (done_count_ == 0) {
        describe_run();
    }
    const int depth = search_depth_of(*run_);
    search_depth_ = done_count_ == 0 ? depth : std::min(search_depth_, depth);
    cost_ += cost_of(*run_);
    const std::array<std::uint64_t, rule_count> looks = looks_of(*run_);
    for (int rule = 0; rule < rule_count; ++rule) {
        at(looks_, rule) += at(looks, rule);
    }
    earlier_ = stats_;
    ++done_count_;
    if (done_count_ < options_.run_count) {
        start_run();
    }
}

std::array<std::uint64_t, rule_count> Grader::looks() const {
    std::array<std::uint64_t, rule_count> mean = looks_;
    for (std::uint64_t& looks : mean) {
        looks /= static_cast<std::uint64_t>(std::max(done_count_, 1));
    }
    return mean;
}

PuzzleGrade Grader::grade() const {
    PuzzleGrade grade;
    grade.score = done_count_ == 0 ? 0 : cost_ / static_cast<std::uint64_t>(done_count_) / 100;
    grade.search_depth = search_depth_;
    grade.tier = tier_of(grade.score, grade.search_depth);
    for (int rule = 0; rule < rule_count; ++rule) {
        if (at(uses_, rule) > 0) {
            grade.deductions.emplace_back(at(rule_names, rule), at(uses_, rule));
        }
    }
    return grade;
}

}  // namespace tessera::polyomino
