#include "games/number_swap/draft.h"

#include "base/rng.h"
#include "games/number_swap/level_text.h"

#include <algorithm>
#include <utility>

namespace tessera::number_swap {

namespace {

constexpr int blank_side = 3;

Grid<int> sorted_tiles(int rows, int columns) {
    Grid<int> tiles(rows, columns);
    for (int index = 0; index < tiles.size(); ++index) {
        tiles[index] = index + 1;
    }
    return tiles;
}

int part_count(const Grid<int>& parts) {
    int count = 0;
    for (int index = 0; index < parts.size(); ++index) {
        count = std::max(count, parts[index] + 1);
    }
    return count;
}

}  // namespace

Level blank_draft() {
    Level draft;
    draft.tiles = sorted_tiles(blank_side, blank_side);
    return draft;
}

Result<Level> parse_draft(std::string_view text) {
    return parse_level(text);
}

Level resized(const Level& draft, int rows, int columns) {
    std::vector<int> order;
    order.reserve(static_cast<std::size_t>(draft.tiles.size()));
    for (int index = 0; index < draft.tiles.size(); ++index) {
        order.push_back(draft.tiles[index]);
    }
    Level next{draft.title, sorted_tiles(rows, columns), {}, {}};
    std::erase_if(order, [&](int tile) { return tile > next.tiles.size(); });
    std::copy(order.begin(), order.end(), &next.tiles[0]);
    for (const CellPair& barrier : draft.barriers) {
        if (next.tiles.contains(barrier.first) && next.tiles.contains(barrier.second)) {
            next.barriers.push_back(barrier);
        }
    }
    return next;
}

Level with_exchanged(Level draft, Cell a, Cell b) {
    std::swap(draft.tiles[a], draft.tiles[b]);
    draft.par.reset();
    return draft;
}

Level with_barrier_changed(Level draft, const CellPair& cells) {
    const auto place = std::lower_bound(draft.barriers.begin(), draft.barriers.end(), cells);
    if (place != draft.barriers.end() && *place == cells) {
        draft.barriers.erase(place);
    } else {
        draft.barriers.insert(place, cells);
    }
    draft.par.reset();
    return draft;
}

Level without_barriers(Level draft) {
    draft.barriers.clear();
    draft.par.reset();
    return draft;
}

Level sorted(Level draft) {
    draft.tiles = sorted_tiles(draft.tiles.rows(), draft.tiles.columns());
    draft.par.reset();
    return draft;
}

Level shuffled_by_chance(const Level& draft, std::uint64_t seed) {
    Level next = sorted(draft);
    const Grid<int> parts = parts_of(next);
    Rng rng(seed);
    for (int part = 0; part < part_count(parts); ++part) {
        std::vector<int> cells;
        for (int index = 0; index < parts.size(); ++index) {
            if (parts[index] == part) {
                cells.push_back(index);
            }
        }
        std::vector<int> tiles = cells;
        shuffle(tiles, rng);
        for (int place = 0; place < int_size(cells); ++place) {
            next.tiles[at(cells, place)] = at(tiles, place) + 1;
        }
    }
    return next;
}

Level draft_of(const Level& level, const State& state) {
    Level draft = level;
    draft.tiles = state.tiles;
    draft.par.reset();
    return draft;
}

std::optional<Sentence> why_not_playable(const Level& draft) {
    if (is_sorted(draft.tiles)) {
        return say("the tiles are sorted already");
    }
    if (!is_solvable(draft, {draft.tiles})) {
        return say("barriers cut a tile off from the cell where it belongs");
    }
    return std::nullopt;
}

std::vector<Sentence> advice(const Level& draft) {
    const int parts = part_count(parts_of(draft));
    if (parts > 1) {
        return {say("barriers cut the grid into {} parts", parts)};
    }
    return {};
}

}  // namespace tessera::number_swap
