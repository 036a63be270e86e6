#include "games/polyomino/engines/algorithm_x_engine.h"

#include "games/polyomino/lattice_shape.h"

#include <algorithm>
#include <string>

namespace tessera::polyomino {

namespace {

// Returns one of each two opposite steps to neighbours.
std::vector<Cell> steps_ahead(const Lattice* lattice) {
    std::vector<Cell> steps = steps_to_neighbours(lattice);
    std::erase_if(steps, [](Cell step) { return step < Cell{0, 0}; });
    return steps;
}

std::vector<std::vector<int>> neighbours_of_cells(const PieceCover& cover, const Lattice* lattice) {
    const std::vector<Cell> steps = steps_ahead(lattice);
    const Grid<int>& items = cover.item_of_cell();
    std::vector<std::vector<int>> neighbours(static_cast<std::size_t>(cover.cell_count()));
    for (int row = 0; row < items.rows(); ++row) {
        for (int column = 0; column < items.columns(); ++column) {
            for (const Cell step : steps) {
                const Cell next = Cell{row, column} + step;
                if (items.contains(next) && items[{row, column}] >= 0 && items[next] >= 0) {
                    at(neighbours, items[{row, column}]).push_back(items[next]);
                    at(neighbours, items[next]).push_back(items[{row, column}]);
                }
            }
        }
    }
    return neighbours;
}

// Returns the first piece with exactly the same orientations.
int first_twin(const Level& level, int piece) {
    std::vector<Shape> ways = at(level.pieces, piece).orientations;
    std::sort(ways.begin(), ways.end());
    for (int other = 0; other < piece; ++other) {
        std::vector<Shape> other_ways = at(level.pieces, other).orientations;
        std::sort(other_ways.begin(), other_ways.end());
        if (other_ways == ways) {
            return other;
        }
    }
    return piece;
}

}  // namespace

template <class Trace>
AlgorithmXEngine<Trace>::AlgorithmXEngine(const EngineInput& input)
    : switches_(input.switches),
      seed_(input.seed),
      pieces_(reordered(input)),
      cover_(pieces_.level, pieces_.state,
             input.switches.goes_by_columns ? CellOrder::by_columns : CellOrder::by_rows) {}

template <class Trace>
Ticks AlgorithmXEngine<Trace>::prepare() {
    if (!cover_.is_complete()) {
        return cover_.add_piece();
    }
    this->start(cover_.problem(), board(),
                AlgorithmXOptions{switches_.item_choice, seed_, switches_.zones, switches_.breaks_twins});
    return static_cast<Ticks>(cover_.problem().entry_count()) / 4;
}

template <class Trace>
CoverBoard AlgorithmXEngine<Trace>::board() const {
    CoverBoard board{neighbours_of_cells(cover_, pieces_.level.lattice), {}, {}};
    for (int piece = 0; piece < int_size(cover_.left()); ++piece) {
        const int twin = first_twin(pieces_.level, piece);
        const int size = at(pieces_.level.pieces, piece).shape.size();
        for (int copy = 0; copy < at(cover_.left(), piece); ++copy) {
            board.unit_sizes.push_back(size);
            board.unit_twins.push_back(twin);
        }
    }
    return board;
}

template <class Trace>
std::vector<Move> AlgorithmXEngine<Trace>::moves_of_options(const std::vector<int>& options) const {
    std::vector<Placement> placements;
    placements.reserve(options.size());
    for (const int option : options) {
        placements.push_back(cover_.placement_of(option));
    }
    return in_first_order(pieces_, std::move(placements));
}

template <class Trace>
std::vector<Move> AlgorithmXEngine<Trace>::best() const {
    return moves_of_options(this->search() != nullptr ? this->search()->deepest() : std::vector<int>());
}

template <class Trace>
std::optional<Cell> AlgorithmXEngine<Trace>::cell_of_item(int item) const {
    const Grid<int>& items = cover_.item_of_cell();
    for (int index = 0; index < items.size() && item >= 0; ++index) {
        if (items[index] == item) {
            return items.cell(index);
        }
    }
    return std::nullopt;
}

template <class Trace>
int AlgorithmXEngine<Trace>::piece_of_item(int item) const {
    int unit = item - cover_.cell_count();
    int piece = 0;
    while (unit >= at(cover_.left(), piece)) {
        unit -= at(cover_.left(), piece++);
    }
    return at(pieces_.order, piece);
}

template <class Trace>
Remarks AlgorithmXEngine<Trace>::remarks() const {
    const AlgorithmXCounters counters =
        this->search() != nullptr ? this->search()->counters() : AlgorithmXCounters();
    return {{"engine", switches_.name},
            {"placements_tested", std::to_string(counters.placements_tested)},
            {"positions_reached", std::to_string(counters.branches_explored)},
            {"branches_explored", std::to_string(counters.branches_explored)},
            {"branches_pruned", std::to_string(counters.branches_pruned)},
            {"depth", std::to_string(counters.depth)},
            {"matrix_updates", std::to_string(counters.matrix_updates)}};
}

template <class Trace>
std::uint64_t AlgorithmXEngine<Trace>::update_count() const {
    return this->search() != nullptr ? this->search()->counters().matrix_updates : 0;
}

template <class Trace>
PositionCounts AlgorithmXEngine<Trace>::counts() const {
    return {this->search() != nullptr ? this->search()->counters().branches_explored : 0, std::nullopt};
}

template class AlgorithmXEngine<NoTrace>;
template class AlgorithmXEngine<StepLog>;

Result<std::unique_ptr<SolvingEngine<Move>>> start_algorithm_x(const EngineInput& input) {
    return std::make_unique<AlgorithmXEngine<NoTrace>>(input);
}

}  // namespace tessera::polyomino
