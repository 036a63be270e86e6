#include "games/polyomino/engines/generator.h"

#include "games/polyomino/cut.h"
#include "games/polyomino/draft.h"
#include "games/polyomino/engines/level_to_fill.h"
#include "games/polyomino/engines/technique_uses.h"
#include "games/polyomino/lattice_board.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

namespace {

constexpr Ticks most_fill_ticks = 300'000;      // for one option order; another may be luckier
constexpr Ticks most_weighing_ticks = 400'000;  // a puzzle that needs more is in the last tier
constexpr Ticks most_proof_ticks = 4'000'000;   // a puzzle whose proofs take more is in the last tier
constexpr int most_fills = 100;
constexpr int attempts_a_solution = 4;  // removal orders tried before another solution
constexpr std::uint64_t no_limit = ~std::uint64_t{0};

// Attempts at a puzzle. The hardest take long to make, so few are compared.
struct Attempts {
    int choice = 1;  // puzzles to choose from
    int enough = 8;  // until the best puzzle so far is good enough
    int most = 150;
};

Attempts attempts_of(const Params& params) {
    if (params.aim != Aim::none) {
        return params.aim == Aim::hardest ? Attempts{12, 12}
               : is_technique(params.aim) ? Attempts{1, 8, 600}
                                          : Attempts();
    }
    const Tier tier = params.tier.value_or(Tier::starter);
    return {tier == Tier::wizard ? 1 : tier == Tier::master ? 2 : 3, 8, params.has_proof_grade ? 400 : 150};
}

// Returns the highest score that the params allow.
std::uint64_t score_limit(const Params& params) {
    const int tier = params.tier ? static_cast<int>(*params.tier) : int_size(tier_limits);
    return tier < int_size(tier_limits) ? at(tier_limits, tier) : no_limit;
}

// Prefers variety, then a short run of steps that need no thought.
int interest_of(const LookGrader& grader) {
    return 100 + 10 * int_size(grader.grade().deductions) - grader.longest_easy_run();
}

bool needs_search(const Reasoner& reasoner) {
    const auto& findings = reasoner.findings();
    return std::any_of(findings.begin(), findings.end(),
                       [](const Finding& finding) { return finding.rule == Rule::search; });
}

}  // namespace

// Returns the seed of the random stream. A stream of its own gives a puzzle another filled board than other
// sizes, sets or tiers with the same seed, so none reveals the solution of another.
std::uint64_t Generator::stream_of(const Params& params, std::uint64_t seed) {
    if (!params.has_own_stream) {
        return seed;
    }
    std::uint64_t hash = mix_bits(seed);
    for (const char letter : format_params(params)) {
        hash = combine_hashes(hash, static_cast<std::uint64_t>(static_cast<unsigned char>(letter)));
    }
    return hash;
}

Result<Generator> Generator::start(const Params& params, std::uint64_t seed) {
    if (auto reason = why_params_are_impossible(params)) {
        return fail(ErrorCode::limit_exceeded, 0, std::move(*reason));
    }
    Generator generator(params, seed);
    if (!params.is_unique && params.set.empty()) {
        Result<CutPuzzle> puzzle = generate_cut(params, seed);
        if (!puzzle) {
            return tl::unexpected(puzzle.error());
        }
        generator.level_ = std::move(puzzle->level);
        generator.best_solution_ = std::move(puzzle->solution.placed);
        generator.phase_ = Phase::done;
        return generator;
    }
    if (!params.set.empty() && params.lattice.empty()) {
        if (auto reason = why_not_playable(level_of_set(params, seed))) {
            return fail(ErrorCode::impossible_puzzle, 0, std::move(*reason));
        }
    }
    generator.begin_fill();
    return generator;
}

Outcome Generator::advance(Ticks budget) {
    constexpr Ticks slice = 1000;
    return advance_by_steps(stats_, budget, [this] {
        if (phase_ == Phase::done) {
            return Outcome::solved;
        }
        if (phase_ == Phase::failed) {
            return Outcome::exhausted;
        }
        step(slice);
        return Outcome::running;
    });
}

void Generator::step(Ticks slice) {
    ++stats_.ticks;
    switch (phase_) {
        case Phase::fill:
            fill(slice);
            break;
        case Phase::take_away:
            take_next_away();
            break;
        case Phase::prove:
            prove(slice);
            break;
        case Phase::weigh:
            weigh(slice);
            break;
        case Phase::explain:
            explain(slice);
            break;
        case Phase::choose:
            choose(slice);
            break;
        case Phase::grade:
            grade(slice);
            break;
        case Phase::check_proofs:
            check_proofs(slice);
            break;
        case Phase::done:
        case Phase::failed:
            break;
    }
}

template <class Engine>
Outcome Generator::advanced(Engine& engine, Ticks slice) {
    const Ticks before = engine.stats().ticks;
    const Outcome outcome = engine.advance(slice);
    stats_.ticks += engine.stats().ticks - before;
    return outcome;
}

// Starts a new solution: the grid of a cut, or a random cover.
void Generator::begin_fill() {
    phase_ = ++fill_count_ > most_fills ? Phase::failed : Phase::fill;
    if (phase_ == Phase::failed) {
        return;
    }
    if (params_.set.empty()) {
        return fill_by_cut();
    }
    level_ = level_of_set(params_, seed_);
    level_.title = title_of(params_, seed_);
    fill_.emplace(level_, rng_);
}

void Generator::fill_by_cut() {
    Result<CutPuzzle> puzzle =
        puzzle_of(cut_board(board_of(params_, seed_), params_, rng_.next()), lattice_of(params_));
    if (!puzzle) {
        phase_ = Phase::failed;
        return;
    }
    level_ = std::move(puzzle->level);
    level_.title = title_of(params_, seed_);
    solution_ = std::move(puzzle->solution.placed);
    begin_attempt();
}

void Generator::fill(Ticks slice) {
    const Outcome outcome = advanced(*fill_, slice);
    if (outcome == Outcome::solved) {
        solution_ = fill_->solution();
        fill_.reset();
        if (!params_.figure.empty() || !params_.lattice.empty()) {
            leave_out_unused(level_, solution_);
        }
        begin_attempt();
    } else if (outcome == Outcome::exhausted) {
        phase_ = Phase::failed;
    } else if (fill_->stats().ticks > most_fill_ticks) {
        begin_fill();
    }
}

void Generator::begin_attempt() {
    if (!params_.is_unique) {
        best_solution_ = solution_;
        phase_ = Phase::done;
        return;
    }
    if (params_.aim == Aim::fewest || params_.aim == Aim::hardest) {
        fewest_.emplace(level_, solution_, rng_.next());
        phase_ = Phase::choose;
        return;
    }
    ++attempt_count_;
    uses_ = 0;
    givens_ = solution_;
    to_try_ = solution_;
    shuffle(to_try_, rng_);
    phase_ = Phase::take_away;
}

void Generator::take_next_away() {
    if (to_try_.empty()) {
        return judge();
    }
    before_ = givens_;
    givens_.erase(std::find(givens_.begin(), givens_.end(), to_try_.back()));
    to_try_.pop_back();
    CountOptions options;
    options.cap = 2;
    if (auto counter = Counter::start(level_, given(), options)) {
        counter_.emplace(std::move(*counter));
        phase_ = Phase::prove;
    } else {
        phase_ = Phase::failed;
    }
}

// Grades what is left, where the grade matters.
void Generator::judge() {
    if (is_technique(params_.aim) && uses_ == 0) {
        end_attempt();
    } else if (params_.aim == Aim::fewest && !params_.tier) {
        keep(0);
        end();
    } else {
        look_grader_.emplace(level_, given());
        phase_ = Phase::grade;
    }
}

void Generator::prove(Ticks slice) {
    const Outcome outcome = advanced(*counter_, slice);
    if (outcome == Outcome::running) {
        return;
    }
    const bool is_unique = outcome == Outcome::exhausted && counter_->total() == 1;
    if (is_unique && is_technique(params_.aim)) {
        explainer_.emplace(*Explainer::start(level_, given(), AllowedReasons::no_bottlenecks));
        phase_ = Phase::explain;
    } else if (is_unique && score_limit(params_) == no_limit) {
        phase_ = Phase::take_away;
    } else if (is_unique) {
        ReasonerOptions options;
        options.seed = 1;
        options.effort = most_weighing_ticks;
        reasoner_.emplace(level_, given(), options);
        phase_ = Phase::weigh;
    } else {
        givens_ = std::move(before_);
        phase_ = Phase::take_away;
    }
    counter_.reset();
}

void Generator::weigh(Ticks slice) {
    const Outcome outcome = advanced(*reasoner_, slice);
    if (outcome == Outcome::running) {
        return;
    }
    const bool is_within = outcome == Outcome::solved && !needs_search(*reasoner_) &&
                           cost_of(*reasoner_) / 100 <= score_limit(params_);
    if (!is_within) {
        givens_ = std::move(before_);
    }
    reasoner_.reset();
    phase_ = Phase::take_away;
}

// Puts a given back if its lack makes anything harder than the technique necessary.
void Generator::explain(Ticks slice) {
    const Outcome outcome = advanced(*explainer_, slice);
    if (outcome == Outcome::running) {
        return;
    }
    const std::optional<int> uses =
        outcome == Outcome::solved ? uses_of(params_.aim, explainer_->explanation()) : std::nullopt;
    if (uses) {
        uses_ = *uses;
    } else {
        givens_ = std::move(before_);
    }
    explainer_.reset();
    phase_ = Phase::take_away;
}

// Takes the next set of few givens.
void Generator::choose(Ticks slice) {
    const Outcome outcome = advanced(*fewest_, slice);
    if (outcome != Outcome::solved) {
        return outcome == Outcome::exhausted ? end() : void();
    }
    ++attempt_count_;
    givens_ = fewest_->givens();
    solution_ = fewest_->solution();
    to_try_ = fewest_->is_exact() ? std::vector<Placement>() : givens_;
    phase_ = Phase::take_away;
}

void Generator::grade(Ticks slice) {
    const Outcome outcome = advanced(*look_grader_, slice);
    if (outcome == Outcome::running) {
        return;
    }
    const bool has_grade = outcome == Outcome::solved;
    interest_ = !has_grade                    ? 0
                : params_.aim == Aim::hardest ? static_cast<std::int64_t>(look_grader_->grade().score)
                                              : interest_of(*look_grader_);
    const bool is_tier = !params_.tier || (has_grade && look_grader_->grade().tier == *params_.tier);
    look_grader_.reset();
    if (is_tier && params_.has_proof_grade) {
        grader_.emplace(*Grader::start(level_, given()));
        phase_ = Phase::check_proofs;
    } else {
        end_grading(is_tier);
    }
}

void Generator::check_proofs(Ticks slice) {
    const Outcome outcome = advanced(*grader_, slice);
    if (outcome == Outcome::running && grader_->stats().ticks < most_proof_ticks) {
        return;
    }
    const Tier tier = outcome == Outcome::solved ? grader_->grade().tier : Tier::wizard;
    grader_.reset();
    end_grading(tier == *params_.tier);
}

void Generator::end_grading(bool is_tier) {
    if (is_tier) {
        keep(interest_);
    }
    end_attempt();
}

// Keeps the puzzle if it is the most interesting one so far.
void Generator::keep(std::int64_t interest) {
    ++found_count_;
    if (interest > best_interest_) {
        best_interest_ = interest;
        best_ = level_;
        best_.givens = givens_;
        best_solution_ = solution_;
    }
}

void Generator::end_attempt() {
    const Attempts attempts = attempts_of(params_);
    const bool is_enough =
        found_count_ == attempts.choice || (found_count_ > 0 && attempt_count_ >= attempts.enough);
    if (is_enough || attempt_count_ == attempts.most) {
        end();
    } else if (fewest_) {
        phase_ = Phase::choose;
    } else if (attempt_count_ % attempts_a_solution == 0) {
        begin_fill();
    } else {
        begin_attempt();
    }
}

void Generator::end() {
    level_ = std::move(best_);
    phase_ = found_count_ > 0 ? Phase::done : Phase::failed;
}

}  // namespace tessera::polyomino
