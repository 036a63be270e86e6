#include "games/number_swap/engines/greedy_play.h"

namespace tessera::number_swap {

void GreedyPlay::step(const ScoredBoard& board) {
    int best_change = 0;  // of the sum of all distances
    best_moves_.clear();
    for (int move = 0; move < board.move_count(); ++move) {
        if (move == last_move_) {
            continue;
        }
        const int change = board.score_change(move, state_);
        if (best_moves_.empty() || change < best_change) {
            best_moves_.clear();
            best_change = change;
        }
        if (change == best_change) {
            best_moves_.push_back(move);
        }
    }
    if (!best_moves_.empty()) {
        last_move_ = at(best_moves_, rng_.between(0, int_size(best_moves_) - 1));
    }
    board.apply(last_move_, state_);
    ++swap_count_;
}

}  // namespace tessera::number_swap
