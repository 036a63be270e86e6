#include "games/number_swap/engines/shuffle.h"

#include "base/hash.h"
#include "games/number_swap/engines/draw_walls.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace tessera::number_swap {

namespace {

Grid<int> sorted_tiles(int rows, int columns) {
    Grid<int> tiles(rows, columns);
    for (int index = 0; index < tiles.size(); ++index) {
        tiles[index] = index + 1;
    }
    return tiles;
}

bool is_in_one_part(const Level& level) {
    const Grid<int> parts = parts_of(level);
    for (int index = 0; index < parts.size(); ++index) {
        if (parts[index] != 0) {
            return false;
        }
    }
    return true;
}

// Takes pairs in random order and keeps each barrier that leaves the board connected. Whatever has been kept,
// another barrier fits until max_barriers is reached, so enough are always found.
void add_barriers(Level& level, int count, Rng& rng) {
    std::vector<CellPair> pairs = neighbour_pairs(level.tiles.rows(), level.tiles.columns());
    shuffle(pairs, rng);
    for (const CellPair& pair : pairs) {
        if (int_size(level.barriers) == count) {
            return;
        }
        const std::vector<CellPair> before = level.barriers;
        level.barriers.insert(std::upper_bound(level.barriers.begin(), level.barriers.end(), pair), pair);
        if (!is_in_one_part(level)) {
            level.barriers = before;
        }
    }
}

void shuffle_tiles(Level& level, Rng& rng) {
    std::vector<int> tiles(static_cast<std::size_t>(level.tiles.size()));
    std::iota(tiles.begin(), tiles.end(), 1);
    shuffle(tiles, rng);
    for (int index = 0; index < level.tiles.size(); ++index) {
        level.tiles[index] = at(tiles, index);
    }
}

// Makes a random walk that never undoes its last swap at once.
void walk(Level& level, int swaps, Rng& rng) {
    const std::vector<Move> moves = open_pairs(level);
    Move last;
    for (int count = 0; count < swaps;) {
        const Move move = at(moves, rng.between(0, int_size(moves) - 1));
        if (move == last) {
            continue;
        }
        std::swap(level.tiles[move.first], level.tiles[move.second]);
        last = move;
        ++count;
    }
}

Walls figure_of(Walls walls, std::uint64_t seed) {
    const auto chance = static_cast<int>(mix_bits(seed) % any_figure_count);
    return walls == Walls::any ? static_cast<Walls>(first_figure + chance) : walls;
}

}  // namespace

Level sorted_level(const Params& params, std::uint64_t seed, Rng& rng) {
    Level level;
    level.tiles = sorted_tiles(params.rows, params.columns);
    if (params.walls == Walls::none) {
        add_barriers(level, params.barriers, rng);
    } else {
        level.barriers = draw_walls(figure_of(params.walls, seed), params.rows, params.columns);
    }
    return level;
}

void mix_tiles(Level& level, int swaps, Rng& rng) {
    while (is_sorted(level.tiles)) {
        if (swaps > 0) {
            walk(level, swaps, rng);
        } else {
            shuffle_tiles(level, rng);
        }
    }
}

}  // namespace tessera::number_swap
