#pragma once

#include "games/number_swap/level.h"
#include "search/graph/state_space.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace tessera::number_swap {

// A level as the engines see it. Cells and tiles are numbered from 0, a tile by the cell where it belongs. A
// state lists the tile on each cell, so the goal is 0, 1, 2, ... A move is the index of an open pair.
class Board {
public:
    explicit Board(const Level& level);

    int cell_count() const { return cell_count_; }
    int columns() const { return columns_; }

    // The StateSpace concept.
    int state_bytes() const { return cell_count_; }
    int move_count() const { return int_size(pairs_); }
    void apply(int move, std::span<std::uint8_t> state) const {
        const Ends& ends = at(ends_, move);
        std::swap(at(state, ends.first), at(state, ends.second));
    }

    struct Ends {
        std::uint8_t first = 0;
        std::uint8_t second = 0;
    };
    const Ends& ends(int move) const { return at(ends_, move); }
    const Move& move(int move) const { return at(pairs_, move); }

    // Returns the fewest swaps that carry a tile from one cell to another, around the barriers.
    int distance(int from, int to) const { return at(distances_, from * cell_count_ + to); }

    std::vector<std::uint8_t> goal() const;
    std::vector<std::uint8_t> state_of(const State& state) const;
    std::vector<Move> moves_of(const std::vector<int>& moves) const;

private:
    void measure_distances_from(int cell);

    int cell_count_;
    int columns_;
    std::vector<Move> pairs_;
    std::vector<Ends> ends_;
    std::vector<std::int16_t> distances_;
};

// Returns 1 for odd permutations, which need an odd number of swaps, 0 for even ones.
int parity_of(StateBytes state);

// Returns the least number of moves of the right parity that covers `half_moves` halves.
inline int moves_for(int half_moves, int parity) {
    const int moves = (half_moves + 1) / 2;
    return moves + ((moves ^ parity) & 1);
}

int distance_sum(const Board& board, StateBytes state);
// Returns by how much that sum changes when the tiles `one` and `other` of a pair of cells are swapped.
inline int distance_change(const Board& board, const Board::Ends& pair, int one, int other) {
    return board.distance(pair.second, one) + board.distance(pair.first, other) -
           board.distance(pair.first, one) - board.distance(pair.second, other);
}
int misplaced_count(StateBytes state);

}  // namespace tessera::number_swap
