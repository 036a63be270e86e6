#include "search/frontier/grid_cover.h"

#include <algorithm>

namespace tessera {

int GridCover::open_count() const {
    return static_cast<int>(std::count(open.begin(), open.end(), true));
}

int GridCover::add_option(int kind, const std::vector<int>& cells) {
    TESSERA_ASSERT(!cells.empty() && kind >= 0 && kind < int_size(kinds));
    TESSERA_ASSERT(std::is_sorted(cells.begin(), cells.end()));
    option_kinds.push_back(kind);
    option_cells.insert(option_cells.end(), cells.begin(), cells.end());
    option_starts.push_back(int_size(option_cells));
    return option_count() - 1;
}

GridCover GridCover::turned() const {
    GridCover cover = *this;
    std::reverse(cover.open.begin(), cover.open.end());
    for (int& cell : cover.option_cells) {
        cell = cell_count() - 1 - cell;
    }
    for (int option = 0; option < option_count(); ++option) {
        std::reverse(cover.option_cells.begin() + at(option_starts, option),
                     cover.option_cells.begin() + at(option_starts, option + 1));
    }
    return cover;
}

GridCover::Rest GridCover::rest_after(const std::vector<int>& chosen) const {
    Rest rest{GridCover{width, length, open, multiplicities, kinds, unit_areas, {}, {0}, {}}, {}};
    for (const int option : chosen) {
        for (const int* cell = cells_begin(option); cell != cells_end(option); ++cell) {
            rest.cover.open[static_cast<std::size_t>(*cell)] = false;
        }
        for (const Demand& demand : at(kinds, at(option_kinds, option))) {
            at(rest.cover.multiplicities, demand.resource) -= demand.amount;
        }
    }
    std::vector<bool> is_available;
    for (const std::vector<Demand>& demands : kinds) {
        is_available.push_back(std::all_of(demands.begin(), demands.end(), [&](const Demand& demand) {
            return demand.amount <= at(rest.cover.multiplicities, demand.resource);
        }));
    }
    for (int option = 0; option < option_count(); ++option) {
        if (is_available[static_cast<std::size_t>(at(option_kinds, option))] &&
            std::all_of(cells_begin(option), cells_end(option),
                        [&](int cell) { return rest.cover.open[static_cast<std::size_t>(cell)]; })) {
            rest.cover.option_kinds.push_back(at(option_kinds, option));
            rest.cover.option_cells.insert(rest.cover.option_cells.end(), cells_begin(option),
                                           cells_end(option));
            rest.cover.option_starts.push_back(int_size(rest.cover.option_cells));
            rest.options.push_back(option);
        }
    }
    return rest;
}

bool GridCover::is_solution(const std::vector<int>& options) const {
    std::vector<bool> uncovered = open;
    std::vector<int> remaining = multiplicities;
    for (const int option : options) {
        for (const int* cell = cells_begin(option); cell != cells_end(option); ++cell) {
            if (!uncovered[static_cast<std::size_t>(*cell)]) {
                return false;
            }
            uncovered[static_cast<std::size_t>(*cell)] = false;
        }
        for (const Demand& demand : at(kinds, at(option_kinds, option))) {
            at(remaining, demand.resource) -= demand.amount;
        }
    }
    return std::find(uncovered.begin(), uncovered.end(), true) == uncovered.end() &&
           std::all_of(remaining.begin(), remaining.end(), [](int amount) { return amount >= 0; });
}

}  // namespace tessera
