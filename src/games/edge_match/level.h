#pragma once

#include "base/grid.h"
#include "games/edge_match/tile.h"
#include "games/recipe.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera::edge_match {

inline constexpr int max_board_side = 16;

// As many tiles as cells, in the order and turned as they were supplied.
struct Level {
    std::string title;
    int rows = 0;
    int columns = 0;
    std::vector<Tile> tiles;
    std::string author = {};            // by whom it was made, where a person signed it
    std::optional<Recipe> recipe = {};  // of a level that was made

    bool operator==(const Level&) const = default;
};

// A level with plain edges is framed: its border shows plain edges only, and no plain edge lies inside.
bool is_framed(const Level& level);

struct Placed {
    int tile = -1;  // index into Level::tiles, -1: the cell is empty
    int turn = 0;   // quarter turns anticlockwise from how the tile was supplied, 0 .. 3

    bool operator==(const Placed&) const = default;
};

// What lies where; tiles may clash, no tile lies twice.
struct State {
    Grid<Placed> board;

    bool operator==(const State&) const = default;
};

// Place a tile of the tray (`tile` and `to`; what lay there goes back to the tray), take one back (`from`),
// or shift and turn one on the board (`from` and `to`; two tiles change places).
struct Move {
    std::optional<Cell> from;
    std::optional<Cell> to;
    int tile = -1;  // only when placing from the tray
    int turn = 0;   // how the tile lies afterwards; 0 when taking back

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

// The tile as it lies, nothing on an empty cell.
std::optional<Tile> tile_at(const Level& level, const State& state, Cell cell);
// Where a tile lies, nothing if it is in the tray.
std::optional<Cell> cell_of(const State& state, int tile);

// How one side of a cell stands to what is beyond it: to its neighbour or, in a framed level, to the border.
enum class Contact { open, match, clash };
Contact contact(const Level& level, const State& state, Cell cell, int side);

}  // namespace tessera::edge_match
