#include "games/number_swap/engines/grader.h"

#include "games/number_swap/number_swap.h"

#include <algorithm>
#include <utility>

namespace tessera::number_swap {

static_assert(GraderOf<Grader, NumberSwap>);

Result<Grader> Grader::start(const Level& level, const State& state, int moves) {
    return Grader(std::make_shared<const Board>(level), state, moves);
}

Grader::Grader(const std::shared_ptr<const Board>& board, const State& state, int moves)
    : board_(board), start_(board->state_of(state)), moves_(moves), play_(start_, 1) {}

Outcome Grader::advance(Ticks budget) {
    return advance_by_steps(stats_, budget, [this] { return step(); });
}

Outcome Grader::step() {
    if (plays_made_ == play_count) {
        return Outcome::solved;
    }
    if (!play_.is_over()) {
        play_.step(board_);
        stats_.ticks += static_cast<Ticks>(board_.move_count());
        return Outcome::running;
    }
    swaps_made_ += static_cast<std::uint64_t>(play_.swap_count());
    ++plays_made_;
    play_ = GreedyPlay(start_, static_cast<std::uint64_t>(plays_made_) + 1);
    return Outcome::running;
}

PuzzleGrade Grader::grade() const {
    const std::uint64_t fewest = static_cast<std::uint64_t>(moves_) * play_count;
    const std::uint64_t missed = swaps_made_ - std::min(swaps_made_, fewest);
    PuzzleGrade grade;
    grade.score = (missed * 10 + play_count / 2) / play_count;
    grade.tier = tier_within(miss_limits, grade.score);
    return grade;
}

}  // namespace tessera::number_swap
