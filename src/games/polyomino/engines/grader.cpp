#include "games/polyomino/engines/grader.h"

#include "games/polyomino/polyomino.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <utility>

namespace tessera::polyomino {

static_assert(GraderOf<Grader, Polyomino>);

namespace {

constexpr int explained_rule_count = static_cast<int>(Rule::symmetry) + 1;
constexpr int weight_in_proofs = 6;  // of a rule of proofs alone, like looking a step ahead

int rule_called(std::string_view name) {
    int rule = 0;
    while (rule < explained_rule_count && name_of(static_cast<Rule>(rule)) != name) {
        ++rule;
    }
    return rule;
}

// Adds up a proof after the other while their placements are laid.
class ProofSum {
public:
    ProofSum(const Level& level, const State& state)
        : level_(level), now_(std::make_shared<const CandidateTable>(level, state)) {}

    void add(const ExplanationStep& line) {
        const int rule = rule_called(line.deduction);
        const int weight = rule < rule_count ? at(rule_weights, rule) : weight_in_proofs;
        const int looks = rule == static_cast<int>(Rule::symmetry) ? 1 : int_size(line.excludes);
        cost_ += static_cast<std::uint64_t>(weight * std::max(1, looks));
        ++at(uses_, rule);
        if (!line.moves.empty()) {
            take_proof(line.moves);
        }
    }

    PuzzleGrade grade() const {
        PuzzleGrade grade;
        grade.score = score_ / 100;
        grade.tier = tier_within(proof_tier_limits, grade.score);
        grade.search_depth = at(uses_, static_cast<int>(Rule::search)) > 0 ? 1 : 0;
        for (int rule = 0; rule < explained_rule_count; ++rule) {
            if (at(uses_, rule) > 0) {
                grade.deductions.emplace_back(name_of(static_cast<Rule>(rule)), at(uses_, rule));
            }
        }
        return grade;
    }

private:
    void take_proof(const std::vector<std::string>& moves) {
        const std::vector<int> fitting = now_.possible();
        // Roots are the same everywhere: IEEE 754 rounds them correctly.
        const auto root = static_cast<std::uint64_t>(100 * std::sqrt(static_cast<double>(cost_)));
        score_ += fitting.size() * root;
        cost_ = 0;
        for (const std::string& text : moves) {
            place(*Polyomino::parse_move(level_, text)->to);
        }
    }

    // A placement of a copy stands for that of any.
    void place(const Placement& placement) {
        const std::vector<Cell> cells = cells_of(level_, placement);
        for (const int candidate : now_.possible()) {
            if (cells_of(level_, now_.table().placement(candidate)) == cells) {
                return now_.place(candidate);
            }
        }
    }

    const Level& level_;
    Candidates now_;
    std::uint64_t cost_ = 0;   // of the lines of the proof that has begun
    std::uint64_t score_ = 0;  // in hundredths
    std::array<int, explained_rule_count + 1> uses_{};
};

}  // namespace

Result<Grader> Grader::start(const Level& level, const State& state, int /*moves*/) {
    return Grader(level, state, *Explainer::start(level, state));
}

Grader::Grader(Level level, State state, Explainer explainer)
    : level_(std::move(level)), state_(std::move(state)), explainer_(std::move(explainer)) {}

Outcome Grader::advance(Ticks budget) {
    const Outcome outcome = explainer_.advance(budget);
    if (outcome != Outcome::solved) {
        return outcome;
    }
    const Explanation& explanation = explainer_.explanation();
    if (explanation.is_dead_end || explanation.has_chosen) {
        return Outcome::exhausted;
    }
    ProofSum sum(level_, state_);
    for (const ExplanationStep& step : explanation.steps) {
        sum.add(step);
    }
    grade_ = sum.grade();
    return Outcome::solved;
}

}  // namespace tessera::polyomino
