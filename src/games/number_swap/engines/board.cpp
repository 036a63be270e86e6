#include "games/number_swap/engines/board.h"

#include <numeric>

namespace tessera::number_swap {

namespace {

constexpr std::int16_t unreachable = 1000;

}  // namespace

Board::Board(const Level& level)
    : cell_count_(level.tiles.size()),
      columns_(level.tiles.columns()),
      pairs_(open_pairs(level)),
      distances_(static_cast<std::size_t>(cell_count_ * cell_count_), unreachable) {
    for (const Move& pair : pairs_) {
        ends_.push_back({static_cast<std::uint8_t>(level.tiles.index(pair.first)),
                         static_cast<std::uint8_t>(level.tiles.index(pair.second))});
    }
    for (int cell = 0; cell < cell_count_; ++cell) {
        measure_distances_from(cell);
    }
}

void Board::measure_distances_from(int cell) {
    std::vector<std::vector<int>> neighbours(static_cast<std::size_t>(cell_count_));
    for (const Ends& ends : ends_) {
        at(neighbours, ends.first).push_back(ends.second);
        at(neighbours, ends.second).push_back(ends.first);
    }
    std::int16_t* const distance = &at(distances_, cell * cell_count_);
    std::vector<int> queue = {cell};
    distance[cell] = 0;
    for (int next = 0; next < int_size(queue); ++next) {
        const int here = at(queue, next);
        for (const int there : at(neighbours, here)) {
            if (distance[there] == unreachable) {
                distance[there] = static_cast<std::int16_t>(distance[here] + 1);
                queue.push_back(there);
            }
        }
    }
}

std::vector<std::uint8_t> Board::goal() const {
    std::vector<std::uint8_t> state(static_cast<std::size_t>(cell_count_));
    std::iota(state.begin(), state.end(), std::uint8_t{0});
    return state;
}

std::vector<std::uint8_t> Board::state_of(const State& state) const {
    std::vector<std::uint8_t> bytes;
    bytes.reserve(static_cast<std::size_t>(cell_count_));
    for (int index = 0; index < state.tiles.size(); ++index) {
        bytes.push_back(static_cast<std::uint8_t>(state.tiles[index] - 1));
    }
    return bytes;
}

std::vector<Move> Board::moves_of(const std::vector<int>& moves) const {
    std::vector<Move> pairs;
    pairs.reserve(moves.size());
    for (const int index : moves) {
        pairs.push_back(move(index));
    }
    return pairs;
}

int parity_of(StateBytes state) {
    std::vector<bool> seen(state.size());
    int parity = 0;
    for (std::size_t start = 0; start < state.size(); ++start) {
        for (std::size_t cell = start; !seen[cell]; cell = state[cell]) {
            seen[cell] = true;
            parity ^= state[cell] == start ? 0 : 1;  // a cycle of n cells is n - 1 swaps
        }
    }
    return parity;
}

int distance_sum(const Board& board, StateBytes state) {
    int sum = 0;
    for (int cell = 0; cell < board.cell_count(); ++cell) {
        sum += board.distance(cell, at(state, cell));
    }
    return sum;
}

int misplaced_count(StateBytes state) {
    int count = 0;
    for (std::size_t cell = 0; cell < state.size(); ++cell) {
        count += state[cell] == cell ? 0 : 1;
    }
    return count;
}

}  // namespace tessera::number_swap
