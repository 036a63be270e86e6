#pragma once

#include "games/edge_match/level.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tessera::edge_match {

// Edges as the engines number them; 0 is plain.
using Code = std::uint8_t;
inline constexpr Code plain_code = 0;
// What a side may be asked to show, besides a code: any motif (it will lie against a neighbour that is not
// there yet), or anything at all (the border of a level without frame).
inline constexpr int any_motif = -1;
inline constexpr int anything = -2;
using Wanted = std::array<int, side_count>;  // of each side of a cell

// Tiles that are equal but for turning.
struct Kind {
    std::vector<int> tiles;  // those in the tray
    int first_oriented = 0;
    int orientation_count = 0;  // 1, 2 or 4: turns that look different

    bool operator==(const Kind&) const = default;
};

// A kind turned one way.
struct OrientedTile {
    int kind = 0;
    Tile tile;
    std::array<Code, side_count> codes{};

    bool operator==(const OrientedTile&) const = default;
};

// An oriented tile on a cell (row by row); the `option` numbers that traces speak of.
struct Choice {
    int cell = 0;
    int oriented = 0;

    bool operator==(const Choice&) const = default;
};

// Whether the oriented tile shows what is wanted on a side: a code, any_motif or anything.
bool can_show(const OrientedTile& oriented, int side, int wanted);

// A level and a position as engines and reasoning see them: what is in the tray, with equal tiles merged, and what each
// open cell has to show.
struct Problem {
    int rows = 0;
    int columns = 0;
    std::vector<Kind> kinds;
    std::vector<OrientedTile> oriented_tiles;
    std::vector<Edge> edges;      // by code
    std::vector<Code> partners;   // by code
    std::vector<int> open_cells;  // row by row
    Grid<Wanted> wanted;          // by border and tiles that lie already
    bool has_clash = false;       // tiles that lie already clash

    int option_of(const Choice& choice) const {
        return choice.cell * int_size(oriented_tiles) + choice.oriented;
    }
    Choice choice_of(int option) const {
        return {option / int_size(oriented_tiles), option % int_size(oriented_tiles)};
    }
};

// With seed 1 the kinds stand in the order in which the tiles were supplied, with others in one of their own.
Problem make_problem(const Level& level, const State& state, std::uint64_t seed = 1);

// The move that places a choice, with the tile of its kind in the tray that has this number.
Move move_of(const Level& level, const Problem& problem, const Choice& choice, int number);
// The moves that place the choices, each with a tile of its kind that is in the tray.
std::vector<Move> moves_of(const Level& level, const Problem& problem, const std::vector<Choice>& choices);

}  // namespace tessera::edge_match
