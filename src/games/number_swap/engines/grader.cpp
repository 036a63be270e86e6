#include "games/number_swap/engines/grader.h"

#include "games/number_swap/number_swap.h"

#include <algorithm>
#include <utility>

namespace tessera::number_swap {

static_assert(GraderOf<Grader, NumberSwap>);

GreedyPlay::GreedyPlay(const Board& board, std::vector<std::uint8_t> start, std::uint64_t seed)
    : state_(std::move(start)), goal_(board.goal()), rng_(seed) {}

// Returns by how much the swap brings its two tiles nearer to their homes together.
int GreedyPlay::gain_of(const Board& board, int move) const {
    const Board::Ends& ends = board.ends(move);
    const int one = at(state_, ends.first);
    const int other = at(state_, ends.second);
    return board.distance(ends.first, one) - board.distance(ends.second, one) +
           board.distance(ends.second, other) - board.distance(ends.first, other);
}

void GreedyPlay::step(const Board& board) {
    int best_gain = 0;
    best_moves_.clear();
    for (int move = 0; move < board.move_count(); ++move) {
        if (move == last_move_) {
            continue;
        }
        const int gain = gain_of(board, move);
        if (best_moves_.empty() || gain > best_gain) {
            best_moves_.clear();
            best_gain = gain;
        }
        if (gain == best_gain) {
            best_moves_.push_back(move);
        }
    }
    if (!best_moves_.empty()) {
        last_move_ = at(best_moves_, rng_.between(0, int_size(best_moves_) - 1));
    }
    board.apply(last_move_, state_);
    ++swap_count_;
}

Result<Grader> Grader::start(const Level& level, const State& state, int moves) {
    return Grader(level, state, moves);
}

Grader::Grader(const Level& level, const State& state, int moves)
    : board_(level), start_(board_.state_of(state)), moves_(moves), play_(board_, start_, 1) {}

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
    play_ = GreedyPlay(board_, start_, static_cast<std::uint64_t>(plays_made_) + 1);
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
