#pragma once

#include "games/edge_match/level.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tessera::edge_match {

// Edges as numbered by the engines; 0 is plain.
using Code = std::uint8_t;
inline constexpr Code plain_code = 0;
// Requirements of a side, other than a code: any motif (a neighbour follows later), or anything (border of a
// level without frame).
inline constexpr int any_motif = -1;
inline constexpr int anything = -2;
using Wanted = std::array<int, side_count>;  // for each side of a cell

// Tiles that are equal up to turning.
struct Kind {
    std::vector<int> tiles;  // those in the tray
    int first_oriented = 0;
    int orientation_count = 0;  // 1, 2 or 4: distinct turns

    bool operator==(const Kind&) const = default;
};

// A kind in one orientation.
struct OrientedTile {
    int kind = 0;
    Tile tile;
    std::array<Code, side_count> codes{};

    bool operator==(const OrientedTile&) const = default;
};

// An oriented tile on a cell (row by row); traces call its number `option`.
struct Choice {
    int cell = 0;
    int oriented = 0;

    bool operator==(const Choice&) const = default;
};

// True if the side of the oriented tile shows what is wanted: a code, any_motif or anything.
bool can_show(const OrientedTile& oriented, int side, int wanted);

// A level and a position as engines and reasoning see them: the tiles in the tray, with equal ones merged,
// and the requirements of each open cell.
struct Problem {
    int rows = 0;
    int columns = 0;
    std::vector<Kind> kinds;
    std::vector<OrientedTile> oriented_tiles;
    std::vector<Edge> edges;      // by code
    std::vector<Code> partners;   // by code
    std::vector<int> open_cells;  // row by row
    Grid<Wanted> wanted;          // by the border and the tiles already placed
    bool has_clash = false;       // true if placed tiles clash

    int option_of(const Choice& choice) const {
        return choice.cell * int_size(oriented_tiles) + choice.oriented;
    }
    Choice choice_of(int option) const {
        return {option / int_size(oriented_tiles), option % int_size(oriented_tiles)};
    }
};

// Builds the problem. With seed 1 the kinds are in the order in which the tiles were supplied, with other
// seeds in a random order.
Problem make_problem(const Level& level, const State& state, std::uint64_t seed = 1);

// Returns the move that places a choice, with tile `number` of its kind in the tray.
Move move_of(const Level& level, const Problem& problem, const Choice& choice, int number);
// Returns the moves that place the choices, each with a tile of its kind from the tray.
std::vector<Move> moves_of(const Level& level, const Problem& problem, const std::vector<Choice>& choices);

}  // namespace tessera::edge_match
