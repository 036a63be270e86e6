#pragma once

#include "search/graph/state_pool.h"

#include <concepts>
#include <cstdint>
#include <span>

namespace tessera {

// A graph of states given by moves, as needed by the uninformed searches and A*. Every move applies to every
// state and is its own inverse; states are byte strings of one width.
template <class S>
concept StateSpace = requires(const S& space, std::span<std::uint8_t> state, int move) {
    { space.state_bytes() } -> std::same_as<int>;
    { space.move_count() } -> std::same_as<int>;
    space.apply(move, state);
};

// A heuristic h: an estimate of the moves from a state to the goal, in units of 1 / scale() of a move. It is
// admissible if it never exceeds the distance; each heuristic's comment states that.
template <class H>
concept Heuristic = requires(const H& heuristic, StateBytes state) {
    { heuristic.scale() } -> std::same_as<int>;
    { heuristic.h(state) } -> std::same_as<int>;
};

}  // namespace tessera
