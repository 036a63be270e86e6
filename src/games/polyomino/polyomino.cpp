#include "games/polyomino/polyomino.h"

#include "games/polyomino/generator.h"

#include <algorithm>

namespace tessera::polyomino {

static_assert(Game<Polyomino>);

Polyomino::State Polyomino::start(const Level& level) {
    return {level.givens};
}

namespace {

// Removes `placement` from the state; fails if it is not there or is a given.
Result<State> without(const Level& level, State state, const Placement& placement) {
    const auto found = std::find(state.placed.begin(), state.placed.end(), placement);
    if (found == state.placed.end()) {
        return fail(ErrorCode::illegal_move, 0, say("there is no such piece to take back"));
    }
    if (std::binary_search(level.givens.begin(), level.givens.end(), placement)) {
        return fail(ErrorCode::illegal_move, 0,
                    say("{} is fixed from the start", std::string(short_name(level, placement.piece))));
    }
    state.placed.erase(found);
    return state;
}

}  // namespace

Result<State> Polyomino::play(const Level& level, const State& state, const Move& move) {
    Result<State> next = move.from ? without(level, state, *move.from) : Result<State>(state);
    if (!next || !move.to) {
        return next;
    }
    if (auto reason = why_it_does_not_fit(level, *next, *move.to)) {
        return fail(ErrorCode::illegal_move, 0, std::move(*reason));
    }
    next->placed.insert(std::lower_bound(next->placed.begin(), next->placed.end(), *move.to), *move.to);
    return next;
}

bool Polyomino::is_solved(const Level& level, const State& state) {
    int covered = 0;
    for (const Placement& placement : state.placed) {
        covered += at(level.pieces, placement.piece).shape.size();
    }
    return covered == open_cell_count(level);
}

Result<Level> Polyomino::generate(const Params& params, std::uint64_t seed) {
    return polyomino::generate(params, seed);
}

}  // namespace tessera::polyomino
