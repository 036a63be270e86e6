#include "games/edge_match/level.h"

#include <algorithm>

namespace tessera::edge_match {

bool is_framed(const Level& level) {
    return std::any_of(level.tiles.begin(), level.tiles.end(), [](const Tile& tile) {
        return std::find(tile.edges.begin(), tile.edges.end(), plain_edge) != tile.edges.end();
    });
}

std::optional<Tile> tile_at(const Level& level, const State& state, Cell cell) {
    const Placed placed = state.board[cell];
    return placed.tile < 0 ? std::nullopt : std::optional(turned(at(level.tiles, placed.tile), placed.turn));
}

std::optional<Cell> cell_of(const State& state, int tile) {
    for (int index = 0; index < state.board.size(); ++index) {
        if (state.board[index].tile == tile) {
            return state.board.cell(index);
        }
    }
    return std::nullopt;
}

Contact contact(const Level& level, const State& state, Cell cell, int side) {
    const std::optional<Tile> tile = tile_at(level, state, cell);
    if (!tile) {
        return Contact::open;
    }
    const Edge edge = at(tile->edges, side);
    const Cell beyond = cell + at(neighbour_steps, side);
    if (!is_inside(level, beyond)) {
        const bool is_wrong = is_framed(level) && !(edge == plain_edge);
        return is_wrong ? Contact::clash : edge == plain_edge ? Contact::match : Contact::open;
    }
    const std::optional<Tile> neighbour = tile_at(level, state, beyond);
    if (!neighbour) {
        return edge == plain_edge ? Contact::clash : Contact::open;
    }
    return fits(edge, at(neighbour->edges, opposite(side))) ? Contact::match : Contact::clash;
}

}  // namespace tessera::edge_match
