#pragma once

#include "formats/format.h"
#include "games/edge_match/tile.h"

#include <array>
#include <optional>
#include <string_view>

// Tiles of edge match as other programs write them.

namespace tessera {

// Eternity II piece lists: a tile a line, as numbers of its upper, right, lower and left edge; 0 is the border. A
// line of two numbers before them is the size, columns and rows; without it the board is a square.
Result<Taken> read_eternity_list(std::string_view text, const ReadOptions& options);
Result<Written> write_eternity_list(const Content& content, const WriteOptions& options);

// Addresses of the viewer at e2.bucas.name: four letters a cell for the same edges, `a` the border. Tiles that are
// not placed fill the empty cells in their order.
Result<Taken> read_bucas_address(std::string_view text, const ReadOptions& options);
Result<Written> write_bucas_address(const Content& content, const WriteOptions& options);
bool is_bucas_address(std::string_view text);

// Rows of tiles as in level text, without anything around them: `HOBBBVHM`.
Result<Taken> read_tile_rows(std::string_view text, const ReadOptions& options);
Result<Written> write_tile_rows(const Content& content, const WriteOptions& options);

// The numbers of edges in those lists, by the letters of level text: --, =A to =Z, =a to =z, =0 to =9.
inline constexpr int most_edge_number = 62;
edge_match::Edge edge_of_number(int number);
std::optional<int> number_of_edge(edge_match::Edge edge);  // nothing for half a motif

// The sides of a tile in the order of those lists, as indexes of its edges.
inline constexpr std::array<int, edge_match::side_count> listed_sides = {1, 0, 3, 2};

}  // namespace tessera
