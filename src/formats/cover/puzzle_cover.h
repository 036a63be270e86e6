#pragma once

#include "base/result.h"
#include "formats/cover/named_cover.h"
#include "games/edge_match/level.h"
#include "games/polyomino/level.h"

#include <vector>

namespace tessera {

// Returns what is left of the puzzle as exact cover: its solutions are the ways to complete the position, each
// once. Items are the open cells, `row,column` from 0, and the pieces that are left. Pieces that lie alike in
// every way are used in the order of their first cells, which secondary items see to (after the pairwise
// ordering of Knuth, TAOCP 7.2.2.1). An error if there are too many placements.
Result<NamedCover> cover_of_puzzle(const polyomino::Level& level, const polyomino::State& state);

// True if two pieces of one shape may be turned or flipped differently. A tiling is then found once for each way
// to exchange them where they look alike; the project's own counts find it once.
bool distinguishes_twins(const polyomino::Level& level);

// Does for tiles what cover_of_puzzle() above does for pieces; the edge between two open cells is a secondary item, coloured
// by the motif. An error if placed tiles clash.
Result<NamedCover> cover_of_puzzle(const edge_match::Level& level, const edge_match::State& state);

// Returns the secondary items that order two equal things by the places they take, as prefixes of binary
// numbers: the first thing has, for each digit 1 of its place, the prefix before that digit; the second for
// each digit 0. They share one if and only if the first has the greater place.
std::vector<int> order_prefixes(int place, int digits, int digit);
inline int order_prefix_count(int digits) {
    return (1 << digits) - 1;
}

}  // namespace tessera
