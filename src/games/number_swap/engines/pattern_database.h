#pragma once

#include "games/number_swap/engines/board.h"

#include <cstdint>
#include <vector>

namespace tessera::number_swap {

// For every way a few tiles can lie on the board, the least cost of bringing them home when all other tiles
// are alike: a swap of two tiles of the pattern costs 2 halves, with another tile 1, without any nothing. So
// a swap's cost is shared between the patterns of its two tiles, and the costs of patterns without a common
// tile may be added up (additive pattern databases: Felner, Korf, Hanan 2004). Barriers are respected.
//
// Memory: a byte for every such way, the cells of the board to the power of how many tiles. Time: once for each
// way and swap.
class PatternDatabase {
public:
    // `homes`: the cells where the pattern's tiles belong; at most 4.
    PatternDatabase(const Board& board, std::vector<int> homes);

    const std::vector<int>& homes() const { return homes_; }
    std::uint32_t weight(int place) const { return at(weights_, place); }
    int half_moves(std::uint32_t index) const { return costs_[index]; }
    std::uint64_t memory_bytes() const { return costs_.size(); }

private:
    std::vector<int> homes_;
    std::vector<std::uint32_t> weights_;  // index = sum of weight times cell
    std::vector<std::uint8_t> costs_;     // in halves of a move
};

// Every cell in one group of at most `most` cells.
using Partition = std::vector<std::vector<int>>;

// Rectangles of height x width cells from (-row_shift, -column_shift) on, cut to the board; what is left
// small is joined with its neighbours.
struct Tiling {
    int height = 1;
    int width = 1;
    int row_shift = 0;
    int column_shift = 0;
};
Partition partition_of(int rows, int columns, const Tiling& tiling, int most);

// The partitions whose patterns give the heuristic on a board: groups of 4, 3 or 1 tiles, as the number of
// cells and the memory allow.
std::vector<Partition> partitions_for(int rows, int columns, std::uint64_t memory_bytes);

}  // namespace tessera::number_swap
