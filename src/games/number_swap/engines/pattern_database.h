#pragma once

#include "games/number_swap/engines/board.h"

#include <cstdint>
#include <vector>

namespace tessera::number_swap {

// For every layout of a few tiles on the board, the least cost of bringing them home if all other tiles are
// alike: a swap of two tiles of the pattern costs 2 halves, with another tile 1, without any of them nothing.
// So a swap's cost is shared between the patterns of its two tiles, and the costs of patterns without a
// common tile can be added up (additive pattern databases: Felner, Korf, Hanan 2004). Barriers are respected.
//
// Memory: a byte per layout; cells of the board to the power of the number of tiles. Time: once per
// layout and swap.
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

// Groups of at most `most` cells that contain every cell once.
using Partition = std::vector<std::vector<int>>;

// Rectangles of height x width cells from (-row_shift, -column_shift) on, clipped to the board; small
// remainders are joined with their neighbours.
struct Tiling {
    int height = 1;
    int width = 1;
    int row_shift = 0;
    int column_shift = 0;
};
Partition partition_of(int rows, int columns, const Tiling& tiling, int most);

// Returns the partitions whose patterns give the heuristic on a board: groups of 4, 3 or 1 tiles, as the
// number of cells and the memory allow.
std::vector<Partition> partitions_for(int rows, int columns, std::uint64_t memory_bytes);

}  // namespace tessera::number_swap
