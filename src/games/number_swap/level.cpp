#include "games/number_swap/level.h"

#include <algorithm>
#include <cstdlib>

namespace tessera::number_swap {

bool operator<(const CellPair& a, const CellPair& b) {
    return a.first == b.first ? a.second < b.second : a.first < b.first;
}

CellPair pair_of(Cell a, Cell b) {
    return b < a ? CellPair{b, a} : CellPair{a, b};
}

bool share_an_edge(const CellPair& cells) {
    const Cell step = cells.second - cells.first;
    return std::abs(step.row) + std::abs(step.column) == 1;
}

std::vector<CellPair> neighbour_pairs(int rows, int columns) {
    std::vector<CellPair> pairs;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            if (column + 1 < columns) {
                pairs.push_back({{row, column}, {row, column + 1}});
            }
            if (row + 1 < rows) {
                pairs.push_back({{row, column}, {row + 1, column}});
            }
        }
    }
    return pairs;
}

std::vector<Move> open_pairs(const Level& level) {
    std::vector<Move> pairs = neighbour_pairs(level.tiles.rows(), level.tiles.columns());
    std::erase_if(pairs, [&level](const CellPair& pair) {
        return std::binary_search(level.barriers.begin(), level.barriers.end(), pair);
    });
    return pairs;
}

std::optional<Sentence> why_not_swap(const Level& level, const CellPair& cells) {
    if (!level.tiles.contains(cells.first) || !level.tiles.contains(cells.second)) {
        return say("this cell is not on the board");
    }
    if (cells.first == cells.second) {
        return say("a tile cannot be swapped with itself");
    }
    if (!share_an_edge(cells)) {
        return say("only neighbours that share an edge can be swapped");
    }
    if (std::binary_search(level.barriers.begin(), level.barriers.end(), cells)) {
        return say("there is a barrier between these two cells");
    }
    return std::nullopt;
}

Grid<int> parts_of(const Level& level) {
    // Joining pairs until nothing changes is slow on mazes, but boards have at most 100 cells.
    Grid<int> parts(level.tiles.rows(), level.tiles.columns());
    for (int index = 0; index < parts.size(); ++index) {
        parts[index] = index;
    }
    const std::vector<Move> pairs = open_pairs(level);
    bool changed = true;
    while (changed) {
        changed = false;
        for (const Move& pair : pairs) {
            const int least = std::min(parts[pair.first], parts[pair.second]);
            changed = changed || parts[pair.first] != parts[pair.second];
            parts[pair.first] = least;
            parts[pair.second] = least;
        }
    }
    std::vector<int> numbers(static_cast<std::size_t>(parts.size()), -1);
    int part_count = 0;
    for (int index = 0; index < parts.size(); ++index) {
        int& number = at(numbers, parts[index]);
        number = number < 0 ? part_count++ : number;
        parts[index] = number;
    }
    return parts;
}

bool is_solvable(const Level& level, const State& state) {
    const Grid<int> parts = parts_of(level);
    for (int index = 0; index < parts.size(); ++index) {
        if (parts[index] != parts[home_of(state.tiles, state.tiles[index])]) {
            return false;
        }
    }
    return true;
}

bool is_sorted(const Grid<int>& tiles) {
    for (int index = 0; index < tiles.size(); ++index) {
        if (tiles[index] != index + 1) {
            return false;
        }
    }
    return true;
}

}  // namespace tessera::number_swap
