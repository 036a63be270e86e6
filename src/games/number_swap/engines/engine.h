#pragma once

#include "games/number_swap/engines/board.h"
#include "games/solving_engine.h"

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace tessera::number_swap {

// An engine that sorts; it works with indices of open pairs. `solved` means that an answer is ready, proved
// shortest or not. There always is one at the end: if memory or effort run out, it is the best known.
class SortingEngine : public SolvingEngine<Move> {
public:
    explicit SortingEngine(std::shared_ptr<const Board> board) : board_(std::move(board)) {}

    std::vector<Move> best() const override { return board_->moves_of(moves()); }
    std::vector<Move> solution() const override { return board_->moves_of(moves()); }
    Remarks remarks() const override { return {}; }

    virtual std::vector<int> moves() const = 0;  // the answer when solved; else the furthest path so far
    virtual int lower_bound() const = 0;         // no answer has fewer moves
    virtual std::uint64_t memory_bytes() const = 0;

protected:
    const Board& board() const { return *board_; }

private:
    std::shared_ptr<const Board> board_;
};

// A grid to sort, and the options. Precondition: it is solvable.
struct EngineInput {
    std::shared_ptr<const Board> board;
    int rows = 0;
    std::vector<std::uint8_t> start;
    SolveOptions options;
};

}  // namespace tessera::number_swap
