#include "games/number_swap/engines/bidirectional_board.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace tessera::number_swap {

namespace {

std::vector<int> all_moves(const Board& board) {
    std::vector<int> moves(static_cast<std::size_t>(board.move_count()));
    std::iota(moves.begin(), moves.end(), 0);
    return moves;
}

}  // namespace

BidirectionalBoard::BidirectionalBoard(std::shared_ptr<const Board> board, std::vector<int> moves)
    : board_(std::move(board)), moves_(std::move(moves)) {}

BidirectionalBoard::BidirectionalBoard(const std::shared_ptr<const Board>& board)
    : BidirectionalBoard(board, all_moves(*board)) {}

std::vector<std::uint8_t> BidirectionalBoard::state_from_both_ends(StateBytes state) const {
    std::vector<std::uint8_t> both(state.begin(), state.end());
    both.resize(2 * cell_count());
    for (std::size_t cell = 0; cell < state.size(); ++cell) {
        both[state.size() + state[cell]] = static_cast<std::uint8_t>(cell);
    }
    return both;
}

std::vector<int> BidirectionalBoard::path_of(const std::vector<int>& moves) const {
    std::vector<int> path;
    std::vector<int> second_half;
    for (const int move : moves) {
        (is_first_half(move) ? path : second_half)
            .push_back(at(moves_, is_first_half(move) ? move : move - int_size(moves_)));
    }
    path.insert(path.end(), second_half.rbegin(), second_half.rend());
    return path;
}

void BidirectionalBoard::apply(int move, std::span<std::uint8_t> state) const {
    const Board::Ends& pair = ends(move);
    const auto keys = state.subspan(is_first_half(move) ? 0 : cell_count(), cell_count());
    const auto values = state.subspan(is_first_half(move) ? cell_count() : 0, cell_count());
    std::swap(at(keys, pair.first), at(keys, pair.second));
    at(values, at(keys, pair.first)) = pair.first;
    at(values, at(keys, pair.second)) = pair.second;
}

}  // namespace tessera::number_swap
