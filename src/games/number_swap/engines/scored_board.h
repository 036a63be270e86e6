#pragma once

#include "games/number_swap/engines/board.h"
#include "search/graph/beam.h"

#include <cstdint>
#include <memory>
#include <span>
#include <utility>

namespace tessera::number_swap {

// A board whose grids are scored by the sum of their tiles' distances home.
class ScoredBoard {
public:
    explicit ScoredBoard(std::shared_ptr<const Board> board) : board_(std::move(board)) {}

    int state_bytes() const { return board_->state_bytes(); }
    int move_count() const { return board_->move_count(); }
    void apply(int move, std::span<std::uint8_t> state) const { board_->apply(move, state); }
    int score(StateBytes state) const { return distance_sum(*board_, state); }
    int score_change(int move, StateBytes state) const {
        const Board::Ends& pair = board_->ends(move);
        return distance_change(*board_, pair, at(state, pair.first), at(state, pair.second));
    }
    static int least_moves(int score) { return (score + 1) / 2; }

private:
    std::shared_ptr<const Board> board_;
};

static_assert(ScoredSpace<ScoredBoard>);

}  // namespace tessera::number_swap
