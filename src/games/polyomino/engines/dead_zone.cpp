#include "games/polyomino/engines/dead_zone.h"

#include "games/polyomino/engines/placements.h"
#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <utility>

namespace tessera::polyomino {

namespace {

// Returns the zone at the cell and removes it from `open`.
std::vector<Cell> take_zone(Grid<bool>& open, Cell start, const std::vector<Cell>& steps) {
    std::vector<Cell> zone{start};
    open[start] = false;
    for (std::size_t next = 0; next < zone.size(); ++next) {
        for (const Cell step : steps) {
            const Cell cell = zone[next] + step;
            if (open.contains(cell) && open[cell]) {
                open[cell] = false;
                zone.push_back(cell);
            }
        }
    }
    return zone;
}

bool adds_up_to(int sum, const std::vector<int>& sizes) {
    std::vector<bool> sums(static_cast<std::size_t>(sum) + 1, false);
    sums.front() = true;
    for (const int size : sizes) {
        for (int total = sum; total >= size; --total) {
            at(sums, total) = at(sums, total) || at(sums, total - size);
        }
    }
    return sums.back();
}

}  // namespace

std::vector<int> sizes_left(const Level& level, const State& state) {
    std::vector<int> sizes;
    const std::vector<int> left = left_counts(level, state);
    for (int piece = 0; piece < int_size(left); ++piece) {
        const auto count = static_cast<std::size_t>(std::max(0, at(left, piece)));
        sizes.insert(sizes.end(), count, at(level.pieces, piece).shape.size());
    }
    std::sort(sizes.begin(), sizes.end());
    return sizes;
}

std::vector<Cell> dead_zone(const Level& level, const State& state) {
    Grid<bool> open = open_cells(level, state);
    const std::vector<int> sizes = sizes_left(level, state);
    const std::vector<Cell> steps = steps_to_neighbours(level.lattice);
    std::vector<Cell> smallest;
    for (int index = 0; index < open.size(); ++index) {
        if (open[index]) {
            std::vector<Cell> zone = take_zone(open, open.cell(index), steps);
            const bool is_smaller = smallest.empty() || zone.size() < smallest.size();
            if (is_smaller && !adds_up_to(int_size(zone), sizes)) {
                smallest = std::move(zone);
            }
        }
    }
    return smallest;
}

}  // namespace tessera::polyomino
