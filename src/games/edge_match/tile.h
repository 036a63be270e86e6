#pragma once

#include "base/result.h"
#include "base/text.h"

#include <array>
#include <string>

namespace tessera::edge_match {

// Sides and edges are numbered like neighbour_steps: right, up, left, down.
inline constexpr int side_count = 4;
inline int opposite(int side) {
    return (side + 2) % side_count;
}

// One edge of a tile, as in level text: `H` is the top and `B` the bottom half of a motif, `=` a motif
// without halves, then its colour (a letter or a digit); `--` is plain.
struct Edge {
    char half = '-';
    char color = '-';

    bool operator==(const Edge&) const = default;
};

inline constexpr Edge plain_edge{'-', '-'};

bool operator<(Edge a, Edge b);
bool is_edge(Edge edge);

// Returns the only edge that matches this one; plain edges belong on the border and have none.
Edge partner_of(Edge edge);
bool fits(Edge a, Edge b);
std::string format_edge(Edge edge);

struct Tile {
    std::array<Edge, side_count> edges;  // anticlockwise from the right

    bool operator==(const Tile&) const = default;
};

bool operator<(const Tile& a, const Tile& b);

// Turns by quarter turns anticlockwise: the right side becomes the top.
Tile turned(const Tile& tile, int turn);
// Returns the least of the four turns: equal for tiles that are the same up to turning.
Tile least_turn(const Tile& tile);

std::string format_tile(const Tile& tile);
Result<Tile> parse_tile(const Token& word);

}  // namespace tessera::edge_match
