#include "games/edge_match/edge_match.h"

namespace tessera {

static_assert(Game<EdgeMatch>);

namespace {

using edge_match::Contact;
using edge_match::is_empty;
using edge_match::is_inside;
using edge_match::Placed;

Result<EdgeMatch::State> place(const EdgeMatch::Level& level, const EdgeMatch::State& state,
                               const EdgeMatch::Move& move) {
    if (move.tile < 0 || move.tile >= int_size(level.tiles)) {
        return fail(ErrorCode::illegal_move, 0, say("there is no such tile"));
    }
    if (edge_match::cell_of(state, move.tile)) {
        return fail(ErrorCode::illegal_move, 0, say("that tile is already on the board"));
    }
    EdgeMatch::State next = state;
    next.board[*move.to] = {move.tile, move.turn};
    return next;
}

Result<EdgeMatch::State> take_back(const EdgeMatch::State& state, Cell from) {
    if (is_empty(state, from)) {
        return fail(ErrorCode::illegal_move, 0, say("there is no tile to take back"));
    }
    EdgeMatch::State next = state;
    next.board[from] = Placed{};
    return next;
}

Result<EdgeMatch::State> shift(const EdgeMatch::State& state, const EdgeMatch::Move& move) {
    const Placed moved{state.board[*move.from].tile, move.turn};
    if (moved.tile < 0) {
        return fail(ErrorCode::illegal_move, 0, say("there is no tile to move"));
    }
    if (*move.from == *move.to && state.board[*move.to] == moved) {
        return fail(ErrorCode::illegal_move, 0, say("the tile is already there"));
    }
    EdgeMatch::State next = state;
    next.board[*move.from] = state.board[*move.to];
    next.board[*move.to] = moved;
    return next;
}

}  // namespace

EdgeMatch::State EdgeMatch::start(const Level& level) {
    return {Grid<Placed>(level.rows, level.columns)};
}

Result<EdgeMatch::State> EdgeMatch::play(const Level& level, const State& state, const Move& move) {
    const bool is_off_board =
        (move.from && !is_inside(level, *move.from)) || (move.to && !is_inside(level, *move.to));
    const bool has_turn = move.turn >= 0 && move.turn < edge_match::side_count;
    if (is_off_board || !has_turn || (!move.from && !move.to)) {
        return fail(ErrorCode::illegal_move, 0, say("that is not on the board"));
    }
    if (!move.from) {
        return place(level, state, move);
    }
    return move.to ? shift(state, move) : take_back(state, *move.from);
}

bool EdgeMatch::is_solved(const Level& level, const State& state) {
    for (int index = 0; index < state.board.size(); ++index) {
        const Cell cell = state.board.cell(index);
        if (is_empty(state, cell)) {
            return false;
        }
        for (int side = 0; side < edge_match::side_count; ++side) {
            if (contact(level, state, cell, side) == Contact::clash) {
                return false;
            }
        }
    }
    return true;
}

}  // namespace tessera
