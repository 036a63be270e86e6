#pragma once

#include "games/number_swap/engines/board.h"

#include <utility>
#include <vector>

// Explains, tile by tile, why a grid cannot be sorted in fewer swaps. With the board coloured like a
// chessboard, a swap moves each of its two tiles one step nearer to its place or one step away. So twice the
// number of swaps is the sum of the steps of all tiles plus two for each step away; each step away costs one
// swap more than half the sum of the steps.

namespace tessera::number_swap {

// A tile whose only shortest path contains the whole path of another tile, which starts and ends further in.
// One of them must take a step away: the two would have to swap, and that moves the other back.
struct Overtaking {
    int tile = 0;   // both 1 .. size
    int other = 0;  // may be in its place already

    bool operator==(const Overtaking&) const = default;
};

// A tile that barriers keep from the direct path.
struct Detour {
    int tile = 0;
    int steps = 0;  // more than without barriers

    bool operator==(const Detour&) const = default;
};

struct LowerBound {
    int steps = 0;                        // sum over all tiles
    std::vector<Detour> detours;          // longest first; their steps are included in `steps`
    std::vector<Overtaking> overtakings;  // no tile is in two of them, so each costs a swap
    bool parity_adds = false;             // true if the parity of the number of swaps adds one

    int detour_steps() const;
    int swaps_for_steps() const { return steps / 2; }
    int swaps_for_tiles() const { return swaps_for_steps() + int_size(overtakings); }
    int swaps() const { return swaps_for_tiles() + (parity_adds ? 1 : 0); }
};

// Returns the bound. Precondition: every tile can reach its place.
LowerBound lower_bound_of(const Board& board, const Grid<int>& tiles);

// Returns the pairs of tiles that are swapped with each other in every sorting with at most
// `bound.swaps_for_tiles()` swaps: each is on the other's only shortest path, and neither is in an
// overtaking. Nearest pairs first.
std::vector<std::pair<int, int>> passings_of(const Board& board, const Grid<int>& tiles,
                                             const LowerBound& bound);

}  // namespace tessera::number_swap
