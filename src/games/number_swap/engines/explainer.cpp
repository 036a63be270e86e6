#include "games/number_swap/engines/explainer.h"

#include "games/number_swap/engines/reasons.h"
#include "games/number_swap/engines/swap_choice.h"

#include <algorithm>
#include <utility>

namespace tessera::number_swap {

static_assert(ExplainerOf<Explainer, NumberSwap>);

namespace {

void swap_tiles(Grid<int>& tiles, const Move& move) {
    std::swap(tiles[move.first], tiles[move.second]);
}

}  // namespace

Result<Explainer> Explainer::start(const Level& level, const State& state) {
    Result<Solver> solver = Solver::start(level, state, options_of_hints());
    if (!solver) {
        return tl::unexpected<Error>(solver.error());
    }
    return Explainer(level, state, std::move(*solver));
}

Outcome Explainer::advance(Ticks budget) {
    if (!explanation_.steps.empty() || is_sorted(state_.tiles)) {
        return Outcome::solved;
    }
    if (!is_solvable(level_, state_)) {
        explanation_.is_dead_end = true;
        explanation_.steps.push_back(named(rung_of_dead_end(level_, state_), "no_solution"));
        return Outcome::solved;
    }
    const Outcome outcome = solver_.advance(budget);
    if (outcome == Outcome::solved) {
        explain(solver_.solution());
    }
    return outcome;
}

void Explainer::explain(std::vector<Move> path) {
    const Board board(level_);
    Grid<int> tiles = state_.tiles;
    const LowerBound bound = lower_bound_of(board, tiles);
    const int proved = std::max(bound.swaps(), solver_.lower_bound());
    explanation_.steps.push_back(named({sentence_of_length(proved, int_size(path)), {}, {}}, "length"));
    for (HintStep& reason : rungs_of_bound(board, tiles, bound, int_size(path))) {
        explanation_.steps.push_back(named(std::move(reason), "bound"));
    }
    while (!path.empty()) {
        const int index = best_first_move(board, tiles, path);
        const Move move = at(path, index);
        explanation_.steps.push_back(step_of_swap(board, tiles, move, int_size(path)));
        explanation_.steps.back().moves.push_back(NumberSwap::format_move(level_, move));
        swap_tiles(tiles, move);
        path.erase(path.begin() + index);
    }
}

}  // namespace tessera::number_swap
