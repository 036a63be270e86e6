#include "games/edge_match/engines/cell_orders.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace tessera::edge_match {

namespace {

bool is_border(const Problem& problem, int cell) {
    const Cell at_cell = problem.wanted.cell(cell);
    return at_cell.row == 0 || at_cell.column == 0 || at_cell.row + 1 == problem.rows ||
           at_cell.column + 1 == problem.columns;
}

std::vector<int> open_only(const Problem& problem, const std::vector<int>& cells) {
    std::vector<int> open;
    for (const int cell : cells) {
        if (std::binary_search(problem.open_cells.begin(), problem.open_cells.end(), cell)) {
            open.push_back(cell);
        }
    }
    return open;
}

std::vector<int> scan(const Problem& problem) {
    std::vector<int> cells;
    for (int index = 0; index < problem.rows * problem.columns; ++index) {
        const bool is_wide = problem.columns > problem.rows;
        cells.push_back(is_wide ? index % problem.rows * problem.columns + index / problem.rows : index);
    }
    return cells;
}

// Returns the cells ring by ring from the outside, each ring clockwise from its top left corner.
std::vector<int> spiral(const Problem& problem) {
    constexpr std::array<Cell, 4> clockwise = {{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
    Grid<char> seen(problem.rows, problem.columns, 0);
    std::vector<int> cells;
    Cell here{0, 0};
    int direction = 0;
    for (int count = 0; count < seen.size(); ++count) {
        cells.push_back(seen.index(here));
        seen[here] = 1;
        const Cell ahead = here + at(clockwise, direction);
        if (!seen.contains(ahead) || seen[ahead] != 0) {
            direction = (direction + 1) % 4;
        }
        here = here + at(clockwise, direction);
    }
    return cells;
}

std::vector<int> border_first(const Problem& problem) {
    std::vector<int> cells = spiral(problem);
    cells.erase(
        std::remove_if(cells.begin(), cells.end(), [&](int cell) { return !is_border(problem, cell); }),
        cells.end());
    for (const int cell : scan(problem)) {
        if (!is_border(problem, cell)) {
            cells.push_back(cell);
        }
    }
    return cells;
}

// Tracks which sides of cells are known while cells are filled one by one.
class KnownSides {
public:
    explicit KnownSides(const Problem& problem) : is_filled_(problem.rows, problem.columns, 1) {
        for (const int cell : problem.open_cells) {
            is_filled_[cell] = 0;
        }
    }

    bool is_filled(int cell) const { return is_filled_[cell] != 0; }
    void fill(int cell) { is_filled_[cell] = 1; }
    int count(int cell) const {
        int known = 0;
        for (const Cell step : neighbour_steps) {
            const Cell beyond = is_filled_.cell(cell) + step;
            known += is_filled_.contains(beyond) && is_filled_[beyond] != 0 ? 1 : 0;
        }
        return known;
    }

private:
    Grid<char> is_filled_;
};

int border_sides(const Problem& problem, int cell) {
    int sides = 0;
    for (const Cell step : neighbour_steps) {
        sides += problem.wanted.contains(problem.wanted.cell(cell) + step) ? 0 : 1;
    }
    return sides;
}

std::vector<int> most_known_first(const Problem& problem) {
    KnownSides known(problem);
    std::vector<int> order;
    while (order.size() < problem.open_cells.size()) {
        int best = -1;
        int most = -1;
        for (const int cell : problem.open_cells) {
            const int sides = known.is_filled(cell) ? -1 : known.count(cell) + border_sides(problem, cell);
            best = sides > most ? cell : best;
            most = std::max(most, sides);
        }
        order.push_back(best);
        known.fill(best);
    }
    return order;
}

// Returns the chance that two motifs drawn from the tray match.
double match_chance(const Problem& problem) {
    std::vector<double> counts(problem.partners.size(), 0);
    double total = 0;
    for (const Kind& kind : problem.kinds) {
        for (const Code code : at(problem.oriented_tiles, kind.first_oriented).codes) {
            if (code != plain_code) {
                at(counts, code) += int_size(kind.tiles);
                total += int_size(kind.tiles);
            }
        }
    }
    double chance = 0;
    for (int code = 1; code < int_size(counts); ++code) {
        chance += at(counts, code) * at(counts, at(problem.partners, code));
    }
    return total == 0 ? 0 : chance / (total * total);
}

// Counts the oriented tiles that satisfy the border and the fixed tiles at the cell.
int fitting_count(const Problem& problem, int cell) {
    int count = 0;
    for (const OrientedTile& oriented : problem.oriented_tiles) {
        bool fits = true;
        for (int side = 0; side < side_count; ++side) {
            fits = fits && can_show(oriented, side, at(problem.wanted[cell], side));
        }
        count += fits ? int_size(at(problem.kinds, oriented.kind).tiles) : 0;
    }
    return count;
}

}  // namespace

double expected_nodes(const Problem& problem, const std::vector<int>& order) {
    constexpr double most = 1e60;
    const double chance = match_chance(problem);
    std::vector<int> class_size(side_count + 1, 0);
    std::vector<int> class_used(side_count + 1, 0);
    for (const int cell : order) {
        ++at(class_size, border_sides(problem, cell));
    }
    KnownSides known(problem);
    const KnownSides at_start = known;
    double width = 1;
    double total = 0;
    for (const int cell : order) {
        const int kind = border_sides(problem, cell);
        width *= fitting_count(problem, cell);
        width *= 1 - static_cast<double>(at(class_used, kind)++) / at(class_size, kind);
        for (int side = at_start.count(cell); side < known.count(cell); ++side) {
            width *= chance;
        }
        known.fill(cell);
        total = std::min(total + width, most);
    }
    return total;
}

std::vector<int> best_cell_order(const Problem& problem) {
    std::vector<int> best;
    double fewest = 0;
    for (const auto& cells :
         {border_first(problem), scan(problem), spiral(problem), most_known_first(problem)}) {
        const std::vector<int> order = open_only(problem, cells);
        const double nodes = expected_nodes(problem, order);
        if (best.empty() || nodes < fewest) {
            best = order;
            fewest = nodes;
        }
    }
    return best;
}

}  // namespace tessera::edge_match
