#include "games/edge_match/tile.h"

#include "base/index.h"

#include <algorithm>

namespace tessera::edge_match {

namespace {

bool is_color(char letter) {
    return (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z') ||
           (letter >= '0' && letter <= '9');
}

}  // namespace

bool operator<(Edge a, Edge b) {
    return a.half != b.half ? a.half < b.half : a.color < b.color;
}

bool is_edge(Edge edge) {
    const bool is_motif = edge.half == 'H' || edge.half == 'B' || edge.half == '=';
    return edge == plain_edge || (is_motif && is_color(edge.color));
}

Edge partner_of(Edge edge) {
    if (edge.half == 'H' || edge.half == 'B') {
        return {edge.half == 'H' ? 'B' : 'H', edge.color};
    }
    return edge;
}

bool fits(Edge a, Edge b) {
    return !(a == plain_edge) && partner_of(a) == b;
}

std::string format_edge(Edge edge) {
    return {edge.half, edge.color};
}

bool operator<(const Tile& a, const Tile& b) {
    return std::lexicographical_compare(a.edges.begin(), a.edges.end(), b.edges.begin(), b.edges.end());
}

Tile turned(const Tile& tile, int turn) {
    Tile result = tile;
    for (int side = 0; side < side_count; ++side) {
        at(result.edges, (side + turn) % side_count) = at(tile.edges, side);
    }
    return result;
}

Tile least_turn(const Tile& tile) {
    Tile least = tile;
    for (int turn = 1; turn < side_count; ++turn) {
        least = std::min(least, turned(tile, turn));
    }
    return least;
}

std::string format_tile(const Tile& tile) {
    std::string text;
    for (const Edge edge : tile.edges) {
        text += format_edge(edge);
    }
    return text;
}

Result<Tile> parse_tile(const Token& word) {
    constexpr auto tile_length = std::size_t{2} * side_count;
    if (word.text.size() != tile_length) {
        return fail(ErrorCode::bad_syntax, word.offset,
                    say("a tile is {} characters, two for each edge, not {}", tile_length, word.text));
    }
    Tile tile;
    for (int side = 0; side < side_count; ++side) {
        const std::size_t place = 2 * static_cast<std::size_t>(side);
        const Edge edge{word.text[place], word.text[place + 1]};
        if (!is_edge(edge)) {
            return fail(
                ErrorCode::bad_syntax, word.offset + place,
                say("{} is no edge: it is H, B or = and a letter or digit, or --", format_edge(edge)));
        }
        at(tile.edges, side) = edge;
    }
    return tile;
}

}  // namespace tessera::edge_match
