#include "games/number_swap/engines/tier_proof.h"

#include "games/number_swap/engines/naive.h"

#include <algorithm>

namespace tessera::number_swap {

namespace {

constexpr int most_cells_solved = 16;     // on larger boards a shortest way takes too long
constexpr Ticks most_effort = 6'000'000;  // for that; most of them need half of it
constexpr int beam_width = 64;            // which finds a shortest way nearly always
constexpr std::uint64_t tenths = 10;      // scores are in tenths of a swap

}  // namespace

TierProof::TierProof(const Level& level, Tier wanted)
    : level_(level), wanted_(wanted), board_(std::make_shared<const Board>(level)) {
    const std::vector<std::uint8_t> start = board_->state_of({level.tiles});
    most_ = int_size(naive_moves(*board_, start));
    fewest_ = moves_for(distance_sum(*board_, start), parity_of(start));
    const BidirectionalBoard space(board_);
    beam_.emplace(space, space.state_from_both_ends(start), BeamOptions{beam_width, 0, most_, false});
}

Outcome TierProof::advance(Ticks budget) {
    const Ticks end = stats_.ticks + budget;
    while (stage_ != Stage::done) {
        if (stats_.ticks >= end) {
            return Outcome::running;
        }
        add_effort(stats_, work(end - stats_.ticks));
    }
    return Outcome::solved;
}

// Returns the ticks and nodes of this call. A grader goes on step by step, as it is left as soon as the grid is too hard.
SearchStats TierProof::work(Ticks budget) {
    const auto advance_one = [](auto& engine, Ticks most, const auto& finish) {
        const SearchStats before = engine.stats();
        finish(engine.advance(most));
        return effort_since(before, engine.stats());
    };
    switch (stage_) {
        case Stage::finding:
            return advance_one(*beam_, budget, [this](Outcome outcome) { finish_finding(outcome); });
        case Stage::proving:
            return advance_one(*solver_, budget, [this](Outcome outcome) { finish_proving(outcome); });
        case Stage::grading:
            return advance_one(*grader_, 1, [this](Outcome outcome) { judge(outcome); });
        case Stage::done:
            break;
    }
    return {};
}

void TierProof::finish_finding(Outcome outcome) {
    if (outcome == Outcome::running) {
        return;
    }
    begin_grading(fewest_, outcome == Outcome::solved ? std::min(most_, int_size(beam_->moves())) : most_);
}

void TierProof::finish_proving(Outcome outcome) {
    if (outcome == Outcome::running) {
        return;
    }
    begin_grading(std::max(fewest_, solver_->lower_bound()), int_size(solver_->solution()));
}

void TierProof::begin_grading(int fewest, int most) {
    fewest_ = fewest;
    most_ = most;
    grader_.emplace(*Grader::start(level_, {level_.tiles}, most_));
    stage_ = Stage::grading;
}

// The score grows with each play, and by a swap for each by which the shortest path is shorter than the known one. Searching for
// the shortest path pays only if the known one gives the wanted tier.
void TierProof::judge(Outcome outcome) {
    const std::uint64_t score = grader_->grade().score;
    const Tier low = tier_within(miss_limits, score);
    const Tier high = tier_within(miss_limits, score + tenths * static_cast<std::uint64_t>(most_ - fewest_));
    if (low > wanted_) {
        finish(Verdict::harder);
    } else if (outcome == Outcome::running) {
        return;
    } else if (low < wanted_ || high == wanted_) {
        finish(low < wanted_ ? Verdict::easier : Verdict::wanted);
    } else if (!solver_ && board_->cell_count() <= most_cells_solved) {
        begin_proving();
    } else {
        finish(Verdict::unknown);
    }
}

void TierProof::begin_proving() {
    SolveOptions options;
    options.effort = most_effort;
    solver_.emplace(*Solver::start(level_, {level_.tiles}, options));
    stage_ = Stage::proving;
}

void TierProof::finish(Verdict verdict) {
    verdict_ = verdict;
    stage_ = Stage::done;
}

}  // namespace tessera::number_swap
