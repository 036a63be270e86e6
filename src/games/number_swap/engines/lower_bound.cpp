#include "games/number_swap/engines/lower_bound.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <optional>

namespace tessera::number_swap {

namespace {

// The cells from a tile to its place. Only for tiles with exactly one shortest path.
using Way = std::vector<int>;

// Returns the neighbours of a cell that are one step nearer to a goal.
std::vector<int> steps_towards(const Board& board, int cell, int goal) {
    std::vector<int> steps;
    for (int next = 0; next < board.cell_count(); ++next) {
        if (board.distance(cell, next) == 1 && board.distance(next, goal) < board.distance(cell, goal)) {
            steps.push_back(next);
        }
    }
    return steps;
}

std::optional<Way> only_way(const Board& board, int from, int to) {
    Way way = {from};
    while (way.back() != to) {
        const std::vector<int> steps = steps_towards(board, way.back(), to);
        if (steps.size() != 1) {
            return std::nullopt;
        }
        way.push_back(steps.front());
    }
    return way;
}

// Returns the index of a cell on a path; -1 if it is not on it.
int place_on(const Way& way, int cell) {
    const auto found = std::find(way.begin(), way.end(), cell);
    return found == way.end() ? -1 : static_cast<int>(found - way.begin());
}

bool overtakes(const Way& way, const Way& other) {
    const int begin = place_on(way, other.front());
    const int end = place_on(way, other.back());
    return begin >= 0 && begin <= end;
}

// True if the other tile moves against the path, from where the first must pass it to where it
// has been passed.
bool meets_on(const Way& way, const Way& other) {
    const int begin = place_on(way, other.front());
    const int end = place_on(way, other.back());
    return end >= 0 && end < begin;
}

bool pass_each_other(const Way& one, const Way& other) {
    const bool start_face_to_face = place_on(one, other.front()) > 0 && place_on(other, one.front()) > 0;
    const bool end_back_to_back = int_size(one) > 1 && int_size(other) > 1 &&
                                  place_on(one, other.back()) >= 0 && place_on(other, one.back()) >= 0 &&
                                  one.back() != other.back();
    return start_face_to_face || end_back_to_back || meets_on(one, other) || meets_on(other, one);
}

// The only shortest path of each tile, in the order of their numbers.
struct Ways {
    Ways(const Board& board, const Grid<int>& tiles) : of_tile(static_cast<std::size_t>(tiles.size())) {
        for (int cell = 0; cell < tiles.size(); ++cell) {
            at(of_tile, tiles[cell] - 1) = only_way(board, cell, tiles[cell] - 1);
        }
    }

    template <class Relation>
    bool are(int tile, int other, Relation relation) const {
        const std::optional<Way>& one = at(of_tile, tile - 1);
        const std::optional<Way>& two = at(of_tile, other - 1);
        return tile != other && one && two && relation(*one, *two);
    }

    std::vector<std::optional<Way>> of_tile;
};

// Selects overtakings without common tiles, greedily: first those whose tiles are in the fewest others.
std::vector<Overtaking> overtakings_of(const Ways& ways) {
    std::vector<Overtaking> all;
    const int count = int_size(ways.of_tile);
    std::vector<int> partners(static_cast<std::size_t>(count + 1), 0);
    for (int tile = 1; tile <= count; ++tile) {
        for (int other = 1; other <= count; ++other) {
            if (ways.are(tile, other, overtakes)) {
                all.push_back({tile, other});
                ++at(partners, tile);
                ++at(partners, other);
            }
        }
    }
    std::stable_sort(all.begin(), all.end(), [&](const Overtaking& a, const Overtaking& b) {
        return at(partners, a.tile) + at(partners, a.other) < at(partners, b.tile) + at(partners, b.other);
    });
    std::vector<bool> is_taken(static_cast<std::size_t>(count + 1), false);
    std::vector<Overtaking> apart;
    for (const Overtaking& overtaking : all) {
        if (!is_taken[static_cast<std::size_t>(overtaking.tile)] &&
            !is_taken[static_cast<std::size_t>(overtaking.other)]) {
            is_taken[static_cast<std::size_t>(overtaking.tile)] = true;
            is_taken[static_cast<std::size_t>(overtaking.other)] = true;
            apart.push_back(overtaking);
        }
    }
    return apart;
}

int parity_of_grid(const Grid<int>& tiles) {
    std::vector<std::uint8_t> state;
    for (int cell = 0; cell < tiles.size(); ++cell) {
        state.push_back(static_cast<std::uint8_t>(tiles[cell] - 1));
    }
    return parity_of(state);
}

}  // namespace

int LowerBound::detour_steps() const {
    return std::accumulate(detours.begin(), detours.end(), 0,
                           [](int sum, const Detour& detour) { return sum + detour.steps; });
}

LowerBound lower_bound_of(const Board& board, const Grid<int>& tiles) {
    LowerBound bound;
    for (int cell = 0; cell < tiles.size(); ++cell) {
        const int tile = tiles[cell];
        const Cell way = home_of(tiles, tile) - tiles.cell(cell);
        const int steps = board.distance(cell, tile - 1);
        const int more = steps - std::abs(way.row) - std::abs(way.column);
        bound.steps += steps;
        if (more > 0) {
            bound.detours.push_back({tile, more});
        }
    }
    std::stable_sort(bound.detours.begin(), bound.detours.end(),
                     [](const Detour& a, const Detour& b) { return a.steps > b.steps; });
    bound.overtakings = overtakings_of(Ways(board, tiles));
    bound.parity_adds = (bound.swaps_for_tiles() + parity_of_grid(tiles)) % 2 != 0;
    return bound;
}

std::vector<std::pair<int, int>> passings_of(const Board& board, const Grid<int>& tiles,
                                             const LowerBound& bound) {
    const Ways ways(board, tiles);
    const auto is_kept_out = [&](int tile) {
        return std::any_of(bound.overtakings.begin(), bound.overtakings.end(),
                           [tile](const Overtaking& one) { return one.tile == tile || one.other == tile; });
    };
    std::vector<std::pair<int, int>> passings;
    for (int tile = 1; tile <= tiles.size(); ++tile) {
        for (int other = tile + 1; other <= tiles.size(); ++other) {
            if (!is_kept_out(tile) && !is_kept_out(other) && ways.are(tile, other, pass_each_other)) {
                passings.emplace_back(tile, other);
            }
        }
    }
    const auto apart = [&](const std::pair<int, int>& pair) {
        return board.distance(at(ways.of_tile, pair.first - 1)->front(),
                              at(ways.of_tile, pair.second - 1)->front());
    };
    std::stable_sort(passings.begin(), passings.end(),
                     [&](const auto& a, const auto& b) { return apart(a) < apart(b); });
    return passings;
}

}  // namespace tessera::number_swap
