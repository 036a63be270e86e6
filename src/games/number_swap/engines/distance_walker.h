#pragma once

#include "games/number_swap/engines/board.h"
#include "search/graph/ida_star.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace tessera::number_swap {

// A grid changed by swaps, with a heuristic for iterative deepening in the lab: half the sum of the tiles'
// distances home, rounded up to the parity. Up to 25 cells.
class DistanceWalker {
public:
    static constexpr int most_cells = 25;

    DistanceWalker(std::shared_ptr<const Board> board, std::vector<std::uint8_t> state)
        : board_(std::move(board)), state_(std::move(state)), parity_(parity_of(state_)) {}

    int move_count() const { return board_->move_count(); }
    void play(int move) {
        board_->apply(move, state_);
        parity_ ^= 1;
    }
    int h() const { return moves_for(distance_sum(*board_, state_), parity_); }
    int tie_break() const { return misplaced_count(state_); }
    bool is_goal() const { return misplaced_count(state_) == 0; }
    StateKey key() const;
    static Ticks ticks_per_move() { return 4; }

private:
    std::shared_ptr<const Board> board_;
    std::vector<std::uint8_t> state_;
    int parity_;
};

static_assert(StateWalker<DistanceWalker>);

}  // namespace tessera::number_swap
