#pragma once

#include "search/graph/state_pool.h"

#include <concepts>
#include <cstdint>
#include <span>

namespace tessera {

// A graph of states given by moves. Every move applies to every state, and is its own inverse; states are
// byte strings of one width. What the blind searches and A* need to know of a puzzle.
template <class S>
concept StateSpace = requires(const S& space, std::span<std::uint8_t> state, int move) {
    { space.state_bytes() } -> std::same_as<int>;
    { space.move_count() } -> std::same_as<int>;
    space.apply(move, state);
};

// An estimate of the moves to the goal, in units of 1 / scale() of a move.
template <class E>
concept StateEstimate = requires(const E& estimate, StateBytes state) {
    { estimate.scale() } -> std::same_as<int>;
    { estimate(state) } -> std::same_as<int>;
};

}  // namespace tessera
