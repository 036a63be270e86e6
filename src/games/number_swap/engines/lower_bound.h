#pragma once

#include "games/number_swap/engines/board.h"

#include <utility>
#include <vector>

// Why a grid cannot be sorted in fewer swaps, told by its tiles. The board is coloured like a chessboard, so a swap takes
// each of its two tiles one step nearer to its place or one step away from it: twice the swaps are the steps that all
// tiles have to go, and two for each step away. So every step away is a swap more than half the steps to go.

namespace tessera::number_swap {

// A tile whose only shortest way holds all of the way of another, which begins and ends farther in: neither can go its way
// without a step away, since it would have to swap with the other, and that would go back.
struct Overtaking {
    int tile = 0;   // both 1 .. size
    int other = 0;  // may be in its place already

    bool operator==(const Overtaking&) const = default;
};

// A tile that barriers keep from going straight.
struct Detour {
    int tile = 0;
    int steps = 0;  // more than it would take without any barrier

    bool operator==(const Detour&) const = default;
};

struct LowerBound {
    int steps = 0;                        // of all tiles
    std::vector<Detour> detours;          // the longest first; their steps are among those of all tiles
    std::vector<Overtaking> overtakings;  // no tile is in two of them, so each costs a swap
    bool parity_adds = false;             // one more, because the number of swaps has the other parity

    int detour_steps() const;
    int swaps_for_steps() const { return steps / 2; }
    int swaps_for_tiles() const { return swaps_for_steps() + int_size(overtakings); }
    int swaps() const { return swaps_for_tiles() + (parity_adds ? 1 : 0); }
};

// Of a grid where every tile can come to its place.
LowerBound lower_bound_of(const Board& board, const Grid<int>& tiles);

// Pairs of tiles that are swapped with each other in every sorting that takes no more swaps than `bound.swaps_for_tiles()`:
// they stand in each other's only shortest way, and neither is in an overtaking. The nearest to each other first.
std::vector<std::pair<int, int>> passings_of(const Board& board, const Grid<int>& tiles,
                                             const LowerBound& bound);

}  // namespace tessera::number_swap
