#include "games/number_swap/engines/hinter.h"

#include "games/number_swap/engines/reasons.h"
#include "games/number_swap/engines/swap_choice.h"

#include <algorithm>
#include <utility>

namespace tessera::number_swap {

static_assert(HinterOf<Hinter, NumberSwap>);

namespace {

Sentence sentence_of_wish(int tile, Cell step) {
    if (step.row != 0) {
        return step.row < 0 ? say("the {} wants to go up", tile) : say("the {} wants to go down", tile);
    }
    return step.column < 0 ? say("the {} wants to go left", tile) : say("the {} wants to go right", tile);
}

Sentence sentence_of_swap(int one, int other, const Gain& gain) {
    if (gain.sum() == 2) {
        return say("swap the {} and the {}: this brings two tiles nearer", one, other);
    }
    if (gain.sum() > 0) {
        return say("swap the {} and the {}: this brings one tile nearer", one, other);
    }
    return say("swap the {} and the {}: it looks like a detour, but takes no extra swaps", one, other);
}

// `tile`: the one to look at.
Sentence sentence_of_distance(int proved, int move_count, int tile) {
    if (proved < move_count) {
        return say("the grid can be sorted in {} swaps, and not in fewer than {}: look at the {}", move_count,
                   proved, tile);
    }
    return move_count == 1 ? say("one swap sorts the grid: look at the {}", tile)
                           : say("the grid can be sorted in {} swaps, and not in fewer: look at the {}",
                                 move_count, tile);
}

}  // namespace

Result<Hinter> Hinter::start(const Level& level, const State& state) {
    Result<Solver> solver = Solver::start(level, state, options_of_hints());
    if (!solver) {
        return tl::unexpected<Error>(solver.error());
    }
    return Hinter(level, state, std::move(*solver));
}

Outcome Hinter::advance(Ticks budget) {
    if (is_sorted(state_.tiles)) {
        return Outcome::exhausted;
    }
    if (!is_solvable(level_, state_)) {
        hint_ = hint_for_dead_end();
        return Outcome::solved;
    }
    const Outcome outcome = solver_.advance(budget);
    if (outcome == Outcome::solved) {
        hint_ = hint_for(solver_.solution());
    }
    return outcome;
}

Hint Hinter::hint_for_dead_end() const {
    Hint hint;
    hint.dead_end = true;
    hint.steps.push_back(rung_of_dead_end(level_, state_));
    return hint;
}

Hint Hinter::hint_for(const std::vector<Move>& path) const {
    const Board board(level_);
    const Move move = at(path, best_first_move(board, state_.tiles, path));
    const Gain gain = gain_of(board, state_.tiles, move);
    const bool first_leads = gain.first >= gain.second;
    const Cell from = first_leads ? move.first : move.second;
    const Cell to = first_leads ? move.second : move.first;
    const LowerBound bound = lower_bound_of(board, state_.tiles);
    Hint hint;
    const int proved = std::max(bound.swaps(), solver_.lower_bound());
    hint.steps.push_back({sentence_of_distance(proved, int_size(path), state_.tiles[from]), {from}, {}});
    for (const HintStep& reason : rungs_of_bound(board, state_.tiles, bound, int_size(path))) {
        hint.steps.push_back(reason);
    }
    hint.steps.push_back({sentence_of_wish(state_.tiles[from], to - from), {from}, {}});
    hint.steps.push_back({sentence_of_swap(state_.tiles[from], state_.tiles[to], gain), {from, to}, {}});
    hint.moves.push_back(NumberSwap::format_move(level_, move));
    return hint;
}

}  // namespace tessera::number_swap
