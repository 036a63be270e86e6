#include "games/polyomino/lattice/unfolding.h"

#include <algorithm>

namespace tessera::polyomino {

Cell unfolded(const Lattice& lattice, const Site& site) {
    return lattice.is_in_space ? Cell{site.layer * rows_a_layer + site.row, site.column}
                               : Cell{site.row, site.column};
}

Site folded(const Lattice& lattice, Cell cell) {
    return lattice.is_in_space ? Site{cell.row / rows_a_layer, cell.row % rows_a_layer, cell.column}
                               : Site{0, cell.row, cell.column};
}

Site folded_step(const Lattice& lattice, Cell step) {
    if (!lattice.is_in_space) {
        return {0, step.row, step.column};
    }
    const int most = most_side_in_space - 1;
    const int row = modulo(step.row + most, rows_a_layer) - most;
    return {(step.row - row) / rows_a_layer, row, step.column};
}

std::vector<Cell> unfolded_steps(const Lattice& lattice) {
    std::vector<Cell> steps;
    for (const Site& step : lattice.steps) {
        steps.push_back(unfolded(lattice, step));
    }
    return steps;
}

std::vector<Cell> unfolded_shifts(const Lattice& lattice) {
    const auto is_shift = [&](const Site& step) {
        return lattice.translation_below(step) == step && step != Site{};
    };
    std::vector<Cell> shifts;
    const auto add = [&](const Site& step) {
        const Cell shift = unfolded(lattice, step);
        if (is_shift(step) && std::find(shifts.begin(), shifts.end(), shift) == shifts.end()) {
            shifts.push_back(shift);
        }
    };
    for (const Site& step : lattice.steps) {
        add(step);
    }
    if (shifts.empty()) {
        for (const Site& first : lattice.steps) {
            for (const Site& second : lattice.steps) {
                add(first + second);
            }
        }
    }
    return shifts;
}

std::optional<std::vector<Cell>> turned_cells(const Lattice& lattice, const Turn& turn,
                                              const std::vector<Cell>& cells) {
    std::vector<Cell> images;
    Site low;
    Site high;
    for (const Cell cell : cells) {
        const Site image = image_of(turn, folded_step(lattice, cell - cells.front()));
        low = {std::min(low.layer, image.layer), std::min(low.row, image.row),
               std::min(low.column, image.column)};
        high = {std::max(high.layer, image.layer), std::max(high.row, image.row),
                std::max(high.column, image.column)};
        images.push_back(unfolded(lattice, image));
    }
    const Site span = high - low;
    const bool is_small = std::max({span.layer, span.row, span.column}) < most_side_in_space;
    return is_small || !lattice.is_in_space ? std::optional(std::move(images)) : std::nullopt;
}

}  // namespace tessera::polyomino
