#pragma once

#include "base/grid.h"
#include "games/edge_match/tile.h"
#include "games/recipe.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera::edge_match {

inline constexpr int max_board_side = 16;

// A puzzle: as many tiles as cells, in the order and orientation as supplied.
struct Level {
    std::string title;
    int rows = 0;
    int columns = 0;
    std::vector<Tile> tiles;
    std::string author = {};            // empty if unsigned
    std::string note = {};              // the author's, to players
    std::optional<Recipe> recipe = {};  // of a generated level

    bool operator==(const Level&) const = default;
};

// True if the level has plain edges: then its border shows only plain edges, and there are none inside.
bool is_framed(const Level& level);

struct Placed {
    int tile = -1;  // index into Level::tiles, -1: the cell is empty
    int turn = 0;   // quarter turns anticlockwise from the tile as supplied, 0 .. 3

    bool operator==(const Placed&) const = default;
};

// The tiles on the board; edges may clash, no tile is placed twice.
struct State {
    Grid<Placed> board;

    bool operator==(const State&) const = default;
};

// A move: place a tile of the tray (`tile` and `to`; a tile already there returns to the tray), take one back
// (`from`), or shift and turn one on the board (`from` and `to`; swaps two tiles if `to` is occupied).
struct Move {
    std::optional<Cell> from;
    std::optional<Cell> to;
    int tile = -1;  // only for placing from the tray
    int turn = 0;   // turn after the move; 0 when taking back

    bool operator==(const Move&) const = default;
};

inline Move placing(int tile, int turn, Cell to) {
    return {std::nullopt, to, tile, turn};
}
inline Move taking_back(Cell from) {
    return {from, std::nullopt, -1, 0};
}
inline Move shifting(Cell from, Cell to, int turn) {
    return {from, to, -1, turn};
}

inline bool is_empty(const State& state, Cell cell) {
    return state.board[cell].tile < 0;
}
inline bool is_inside(const Level& level, Cell cell) {
    return cell.row >= 0 && cell.row < level.rows && cell.column >= 0 && cell.column < level.columns;
}

// Returns the tile as it is placed, nothing for an empty cell.
std::optional<Tile> tile_at(const Level& level, const State& state, Cell cell);
// Returns the cell of a tile, nothing if it is in the tray.
std::optional<Cell> cell_of(const State& state, int tile);

// State of one side of a cell against its neighbour or, in a framed level, the border.
enum class Contact { open, match, clash };
Contact contact(const Level& level, const State& state, Cell cell, int side);

}  // namespace tessera::edge_match
