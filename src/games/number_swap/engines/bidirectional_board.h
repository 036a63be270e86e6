#pragma once

#include "games/number_swap/engines/board.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tessera::number_swap {

// A board as beam search sees it. A path is built from both its ends at once: a swap of two neighbouring
// cells is appended to the first half; a swap of the tiles that belong on two neighbouring cells, at any
// position, is prepended to the second half. Either way the state is what the middle still has to sort. This
// doubles the choice at each step, so that far fewer useless steps are needed. A state lists the tile on each
// cell, then the cell of each tile; its score is the sum of the tiles' distances home.
class BidirectionalBoard {
public:
    // `moves`: the board's moves that may be used.
    BidirectionalBoard(std::shared_ptr<const Board> board, std::vector<int> moves);
    explicit BidirectionalBoard(const std::shared_ptr<const Board>& board);

    std::vector<std::uint8_t> state_from_both_ends(StateBytes state) const;
    // Returns the board's moves from the start to the goal.
    std::vector<int> path_of(const std::vector<int>& moves) const;

    int state_bytes() const { return 2 * board_->cell_count(); }
    int move_count() const { return 2 * int_size(moves_); }
    void apply(int move, std::span<std::uint8_t> state) const;

    int score(StateBytes state) const { return distance_sum(*board_, state.first(cell_count())); }
    int score_change(int move, StateBytes state) const {
        const Board::Ends& pair = ends(move);
        const std::size_t half = is_first_half(move) ? 0 : cell_count();
        return distance_change(*board_, pair, state[half + pair.first], state[half + pair.second]);
    }
    static int least_moves(int score) { return (score + 1) / 2; }

private:
    std::size_t cell_count() const { return static_cast<std::size_t>(board_->cell_count()); }
    bool is_first_half(int move) const { return move < int_size(moves_); }
    // Returns the cells of a move's pair.
    const Board::Ends& ends(int move) const {
        return board_->ends(at(moves_, is_first_half(move) ? move : move - int_size(moves_)));
    }

    std::shared_ptr<const Board> board_;
    std::vector<int> moves_;
};

}  // namespace tessera::number_swap
