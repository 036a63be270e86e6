#pragma once

#include "games/edge_match/engines/oriented_tile_sets.h"
#include "games/edge_match/problem.h"
#include "search/search.h"
#include "search/trace.h"

#include <cstdint>
#include <vector>

namespace tessera::edge_match {

// The next open cell: the first row by row, or the one that the fewest oriented tiles fit.
enum class CellOrder : std::uint8_t { row_by_row, fewest_fits };

// Backtracking that fills one cell after another, trying first the tile that leaves its open neighbours the
// most partners. Finds every solution; equal tiles are never exchanged. (fewest_fits: smallest domain first,
// Haralick and Elliott 1980.) A node of fewest_fits costs about one word for every 64 oriented tiles, times
// the open cells; memory is a bit for each edge code and oriented tile.
template <class Trace>
class CellSearch {
public:
    CellSearch(const Problem& problem, CellOrder order);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    const Trace& trace() const { return trace_; }
    Trace& trace() { return trace_; }

    std::vector<Choice> chosen() const;  // a solution right after Outcome::solved
    const std::vector<Choice>& deepest() const { return deepest_; }

private:
    struct Frame {
        int cell = 0;
        std::vector<int> oriented_tiles;  // still to try; the last is next
        int oriented = -1;                // currently on the cell, -1 before the first try
    };

    Outcome descend();
    Outcome retry();
    int next_cell();
    std::vector<int> ordered_tiles(int cell);
    int partners_left(int cell, const OrientedTile& oriented) const;
    void place(const Choice& choice);
    void take_back(const Choice& choice);
    void set_neighbours(int cell, const OrientedTile* oriented);
    void change_supply(const OrientedTile& oriented, int change);

    Problem problem_;
    CellOrder order_;
    OrientedTileSets sets_;
    OrientedTileSet in_tray_;
    std::vector<int> left_;    // tiles in the tray, by kind
    std::vector<int> supply_;  // edges of tiles in the tray, by code
    Grid<Wanted> wanted_;
    std::vector<char> is_open_;  // by cell
    std::vector<Frame> frames_;
    bool is_descending_ = true;
    bool is_exhausted_ = false;
    std::vector<Choice> deepest_;
    SearchStats stats_;
    Trace trace_;
};

// Reason of a `prune` step; the step's value is then a cell.
inline constexpr std::uint8_t prune_cell_without_fit = 1;

extern template class CellSearch<NoTrace>;
extern template class CellSearch<StepLog>;

}  // namespace tessera::edge_match
