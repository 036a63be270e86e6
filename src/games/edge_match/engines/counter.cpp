#include "games/edge_match/engines/counter.h"

namespace tessera::edge_match {

static_assert(CounterOf<Counter, EdgeMatch>);

namespace {

bool is_board_empty(const State& state) {
    for (int index = 0; index < state.board.size(); ++index) {
        if (!is_empty(state, state.board.cell(index))) {
            return false;
        }
    }
    return true;
}

bool is_less(const Grid<Tile>& a, const Grid<Tile>& b) {
    for (int index = 0; index < a.size(); ++index) {
        if (!(a[index] == b[index])) {
            return a[index] < b[index];
        }
    }
    return false;
}

}  // namespace

Grid<Tile> turned_picture(const Grid<Tile>& picture) {
    Grid<Tile> result(picture.columns(), picture.rows());
    for (int index = 0; index < picture.size(); ++index) {
        const Cell cell = picture.cell(index);
        result[Cell{picture.columns() - 1 - cell.column, cell.row}] = turned(picture[cell], 1);
    }
    return result;
}

Result<Counter> Counter::start(const Level& level, const State& state, const CountOptions& options) {
    return Counter(level, state, options);
}

Counter::Counter(Level level, State state, const CountOptions& options)
    : level_(std::move(level)),
      state_(std::move(state)),
      options_(options),
      problem_(make_problem(level_, state_)),
      search_(problem_, {is_board_empty(state_), options.part, options.part_count}) {}

Outcome Counter::advance(Ticks budget) {
    const Ticks start = stats().ticks;
    Outcome outcome = Outcome::running;
    do {
        if (options_.cap > 0 && total_ >= options_.cap) {
            return Outcome::exhausted;
        }
        outcome = search_.advance(budget - std::min(budget, stats().ticks - start));
        total_ += outcome == Outcome::solved ? weight_of_solution() : 0;
    } while (outcome == Outcome::solved && stats().ticks - start < budget);
    return outcome == Outcome::exhausted ? Outcome::exhausted : Outcome::running;
}

std::uint64_t Counter::weight_of_solution() const {
    if (is_board_empty(state_)) {
        return options_.up_to_symmetry ? 1 : static_cast<std::uint64_t>(search_.turn_count());
    }
    return options_.up_to_symmetry && has_lesser_turn(picture()) ? 0 : 1;
}

Grid<Tile> Counter::picture() const {
    Grid<Tile> picture(level_.rows, level_.columns);
    for (int index = 0; index < picture.size(); ++index) {
        picture[index] = tile_at(level_, state_, picture.cell(index)).value_or(Tile{});
    }
    for (const Choice& choice : search_.chosen()) {
        picture[choice.cell] = at(problem_.oriented_tiles, choice.oriented).tile;
    }
    return picture;
}

// True if a turn of the board gives a smaller picture that also completes the position.
bool Counter::has_lesser_turn(const Grid<Tile>& picture) const {
    Grid<Tile> turn = picture;
    for (int quarter = 1; quarter < side_count; ++quarter) {
        turn = turned_picture(turn);
        bool is_completion = turn.rows() == picture.rows() && turn.columns() == picture.columns();
        for (int index = 0; is_completion && index < picture.size(); ++index) {
            const std::optional<Tile> fixed = tile_at(level_, state_, picture.cell(index));
            is_completion = !fixed || turn[index] == *fixed;
        }
        if (is_completion && is_less(turn, picture)) {
            return true;
        }
    }
    return false;
}

}  // namespace tessera::edge_match
