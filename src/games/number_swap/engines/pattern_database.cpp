#include "games/number_swap/engines/pattern_database.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <utility>

namespace tessera::number_swap {

namespace {

constexpr std::uint8_t unknown_cost = 255;
constexpr int most_cells_for_fours = 31;
constexpr int most_cells_for_threes = 49;

// Dijkstra's algorithm over layouts with one queue per cost; a swap costs 1 or 2 halves.
class TableFiller {
public:
    TableFiller(const Board& board, const std::vector<std::uint32_t>& weights,
                std::vector<std::uint8_t>& costs)
        : cell_count_(static_cast<std::uint32_t>(board.cell_count())),
          weights_(weights),
          costs_(costs),
          neighbours_(cell_count_),
          who_(cell_count_, -1) {
        for (int move = 0; move < board.move_count(); ++move) {
            const Board::Ends& ends = board.ends(move);
            at(neighbours_, ends.first).push_back(ends.second);
            at(neighbours_, ends.second).push_back(ends.first);
        }
    }

    void fill(std::uint32_t start) {
        reach(start, 0);
        for (int cost = 0; cost < unknown_cost; ++cost) {
            for (std::size_t next = 0; next < at(queues_, cost).size(); ++next) {
                const std::uint32_t index = at(queues_, cost)[next];
                if (costs_[index] == cost) {
                    expand(index, cost);
                }
            }
            at(queues_, cost) = std::vector<std::uint32_t>();
        }
    }

private:
    void reach(std::uint32_t index, int cost) {
        if (costs_[index] > cost) {
            costs_[index] = static_cast<std::uint8_t>(cost);
            at(queues_, cost).push_back(index);
        }
    }

    int cell_of(int tile, std::uint32_t index) const {
        return static_cast<int>(index / at(weights_, tile) % cell_count_);
    }

    void expand(std::uint32_t index, int cost) {
        for (int tile = 0; tile < int_size(weights_); ++tile) {
            at(who_, cell_of(tile, index)) = tile;
        }
        for (int tile = 0; tile < int_size(weights_); ++tile) {
            move_tile(tile, index, cost);
        }
        for (int tile = 0; tile < int_size(weights_); ++tile) {
            at(who_, cell_of(tile, index)) = -1;
        }
    }

    void move_tile(int tile, std::uint32_t index, int cost) {
        const int from = cell_of(tile, index);
        for (const int to : at(neighbours_, from)) {
            const auto step = static_cast<std::uint32_t>(to - from);  // may wrap; so does the sum
            const int other = at(who_, to);
            const std::uint32_t back = other >= 0 ? at(weights_, other) * step : 0;
            const int next_cost = cost + (other >= 0 ? 2 : 1);
            if (next_cost < unknown_cost) {
                reach(index + at(weights_, tile) * step - back, next_cost);
            }
        }
    }

    std::uint32_t cell_count_;
    const std::vector<std::uint32_t>& weights_;
    std::vector<std::uint8_t>& costs_;
    std::vector<std::vector<int>> neighbours_;
    std::vector<int> who_;  // the pattern's tile on each cell, -1: none
    std::array<std::vector<std::uint32_t>, unknown_cost> queues_;
};

struct Joint {
    int size = 0;
    int borders = 0;
    int first = 0;
    int second = 0;

    bool is_better_than(const Joint& other) const {
        return size != other.size ? size > other.size : borders > other.borders;
    }
};

int border_count(const std::vector<int>& a, const std::vector<int>& b, int columns) {
    int count = 0;
    for (const int one : a) {
        for (const int other : b) {
            const int rows = std::abs(one / columns - other / columns);
            count += rows + std::abs(one % columns - other % columns) == 1 ? 1 : 0;
        }
    }
    return count;
}

std::optional<Joint> best_joint(const Partition& groups, int columns, int most) {
    std::optional<Joint> best;
    for (int first = 0; first < int_size(groups); ++first) {
        for (int second = first + 1; second < int_size(groups); ++second) {
            const int size = int_size(at(groups, first)) + int_size(at(groups, second));
            const int borders = border_count(at(groups, first), at(groups, second), columns);
            const Joint joint{size, borders, first, second};
            if (size <= most && borders > 0 && (!best || joint.is_better_than(*best))) {
                best = joint;
            }
        }
    }
    return best;
}

}  // namespace

PatternDatabase::PatternDatabase(const Board& board, std::vector<int> homes) : homes_(std::move(homes)) {
    const auto cell_count = static_cast<std::uint32_t>(board.cell_count());
    std::uint32_t weight = 1;
    std::uint32_t start = 0;
    for (const int home : homes_) {
        weights_.push_back(weight);
        start += weight * static_cast<std::uint32_t>(home);
        weight *= cell_count;
    }
    costs_.assign(weight, unknown_cost);
    TableFiller(board, weights_, costs_).fill(start);
}

Partition partition_of(int rows, int columns, const Tiling& tiling, int most) {
    const int across = columns / tiling.width + 2;
    const int down = rows / tiling.height + 2;
    Partition groups(static_cast<std::size_t>(across * down));
    for (int cell = 0; cell < rows * columns; ++cell) {
        const int row = (cell / columns + tiling.row_shift) / tiling.height;
        const int column = (cell % columns + tiling.column_shift) / tiling.width;
        at(groups, row * across + column).push_back(cell);
    }
    std::erase_if(groups, [](const std::vector<int>& group) { return group.empty(); });
    while (const std::optional<Joint> joint = best_joint(groups, columns, most)) {
        std::vector<int>& into = at(groups, joint->first);
        const std::vector<int>& from = at(groups, joint->second);
        into.insert(into.end(), from.begin(), from.end());
        groups.erase(groups.begin() + joint->second);
    }
    return groups;
}

std::vector<Partition> partitions_for(int rows, int columns, std::uint64_t memory_bytes) {
    const int cell_count = rows * columns;
    const auto fits = [&](int most) {
        std::uint64_t table_bytes = 1;
        for (int place = 0; place < most; ++place) {
            table_bytes *= static_cast<std::uint64_t>(cell_count);
        }
        // Two partitions, and four bytes per layout while one table is filled.
        return table_bytes * (2 * static_cast<std::uint64_t>(cell_count / most + 2) + 8) <= memory_bytes;
    };
    if (cell_count <= most_cells_for_fours && fits(4)) {
        return {partition_of(rows, columns, {2, 2, 0, 0}, 4), partition_of(rows, columns, {2, 2, 1, 1}, 4)};
    }
    if (cell_count <= most_cells_for_threes && fits(3)) {
        return {partition_of(rows, columns, {1, 3, 0, 0}, 3), partition_of(rows, columns, {3, 1, 0, 0}, 3)};
    }
    return {partition_of(rows, columns, {1, 1, 0, 0}, 1)};
}

}  // namespace tessera::number_swap
