#pragma once

#include "base/grid.h"
#include "base/sentence.h"
#include "games/recipe.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera::number_swap {

inline constexpr int max_side = 10;
inline constexpr int max_par = 9999;

// Two cells, the first before the second in reading order: a swap or the position of a barrier.
struct CellPair {
    Cell first;
    Cell second;

    bool operator==(const CellPair&) const = default;
};

bool operator<(const CellPair& a, const CellPair& b);  // total: by first, then second
CellPair pair_of(Cell a, Cell b);
bool share_an_edge(const CellPair& cells);

struct Level {
    std::string title;
    Grid<int> tiles;                    // at the start: 1 .. size, each once
    std::vector<CellPair> barriers;     // between neighbours; sorted, no duplicates
    std::optional<int> par;             // the fewest swaps, if proved
    std::string author = {};            // empty if unsigned
    std::string note = {};              // the author's, to players
    std::optional<Recipe> recipe = {};  // of a generated level

    bool operator==(const Level&) const = default;
};

struct State {
    Grid<int> tiles;

    bool operator==(const State&) const = default;
};

using Move = CellPair;

// Returns all pairs of neighbours of a board in reading order, the pair to the right before the pair below.
std::vector<CellPair> neighbour_pairs(int rows, int columns);

// Returns the neighbours on the board that no barrier separates, in reading order: the legal swaps.
std::vector<Move> open_pairs(const Level& level);

// Returns nothing, or the reason why the two cells cannot be swapped.
std::optional<Sentence> why_not_swap(const Level& level, const CellPair& cells);

// Returns the parts of the board that barriers separate, numbered from 0 in reading order.
Grid<int> parts_of(const Level& level);

// True if every tile is in the part of the board where it belongs; if and only if so, the grid can be sorted.
bool is_solvable(const Level& level, const State& state);

bool is_sorted(const Grid<int>& tiles);

// Returns the cell where a tile belongs.
inline Cell home_of(const Grid<int>& tiles, int tile) {
    return tiles.cell(tile - 1);
}

}  // namespace tessera::number_swap
