#include "games/number_swap/number_swap.h"

#include <utility>

namespace tessera {

static_assert(Game<NumberSwap>);

NumberSwap::State NumberSwap::start(const Level& level) {
    return {level.tiles};
}

Result<NumberSwap::State> NumberSwap::play(const Level& level, const State& state, const Move& move) {
    if (std::optional<Sentence> reason = number_swap::why_not_swap(level, move)) {
        return fail(ErrorCode::illegal_move, 0, std::move(*reason));
    }
    State next = state;
    std::swap(next.tiles[move.first], next.tiles[move.second]);
    return next;
}

bool NumberSwap::is_solved(const Level& /*level*/, const State& state) {
    return number_swap::is_sorted(state.tiles);
}

}  // namespace tessera
