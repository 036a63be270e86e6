#pragma once

#include "games/number_swap/engines/board.h"
#include "games/solving_engine.h"

#include <memory>
#include <utility>
#include <vector>

namespace tessera::number_swap {

// An engine that sorts, thinking in indices of open pairs. `solved` means an answer is ready, proved shortest
// or not; there is always one in the end, for when memory or effort run out the best known answer is given.
class SortingEngine : public SolvingEngine<Move> {
public:
    explicit SortingEngine(std::shared_ptr<const Board> board) : board_(std::move(board)) {}

    std::vector<Move> best() const override { return board_->moves_of(moves()); }
    std::vector<Move> solution() const override { return board_->moves_of(moves()); }
    Remarks remarks() const override { return {}; }

    virtual std::vector<int> moves() const = 0;  // the answer when solved; else the furthest it has been
    virtual int lower_bound() const = 0;         // no answer has fewer moves
    virtual std::uint64_t memory_bytes() const = 0;

protected:
    const Board& board() const { return *board_; }

private:
    std::shared_ptr<const Board> board_;
};

// A grid to be sorted, and how; it must be solvable.
struct EngineInput {
    std::shared_ptr<const Board> board;
    int rows = 0;
    std::vector<std::uint8_t> start;
    SolveOptions options;
};

}  // namespace tessera::number_swap
