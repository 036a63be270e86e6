#include "games/number_swap/engines/swap_choice.h"

#include <algorithm>

namespace tessera::number_swap {

namespace {

bool share_a_cell(const Move& a, const Move& b) {
    return a.first == b.first || a.first == b.second || a.second == b.first || a.second == b.second;
}

}  // namespace

Gain gain_of(const Board& board, const Grid<int>& tiles, const Move& move) {
    const int one = tiles[move.first] - 1;
    const int other = tiles[move.second] - 1;
    const int first = tiles.index(move.first);
    const int second = tiles.index(move.second);
    return {board.distance(first, one) - board.distance(second, one),
            board.distance(second, other) - board.distance(first, other)};
}

int best_first_move(const Board& board, const Grid<int>& tiles, const std::vector<Move>& path) {
    int best = 0;
    for (int index = 0; index < int_size(path); ++index) {
        const Move& move = at(path, index);
        const bool is_free = std::none_of(path.begin(), path.begin() + index,
                                          [&](const Move& earlier) { return share_a_cell(earlier, move); });
        if (is_free && gain_of(board, tiles, move).sum() > gain_of(board, tiles, at(path, best)).sum()) {
            best = index;
        }
    }
    return best;
}

}  // namespace tessera::number_swap
