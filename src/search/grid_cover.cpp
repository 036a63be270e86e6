#include "search/grid_cover.h"

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

bool GridCover::is_solution(const std::vector<int>& options) const {
    std::vector<bool> uncovered = open;
    std::vector<int> left = supplies;
    for (const int option : options) {
        for (const int* cell = cells_begin(option); cell != cells_end(option); ++cell) {
            if (!uncovered[static_cast<std::size_t>(*cell)]) {
                return false;
            }
            uncovered[static_cast<std::size_t>(*cell)] = false;
        }
        for (const Need& need : at(kinds, at(option_kinds, option))) {
            at(left, need.supply) -= need.units;
        }
    }
    return std::find(uncovered.begin(), uncovered.end(), true) == uncovered.end() &&
           std::all_of(left.begin(), left.end(), [](int units) { return units >= 0; });
}

}  // namespace tessera
