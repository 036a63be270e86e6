#pragma once

#include "search/graph/ida_star.h"
#include "search/graph/state_space.h"

#include <algorithm>
#include <vector>

namespace tessera {

// A ring of lamps; a move toggles a lamp and its two neighbours. Trying all sets of lamps finds the least
// number of moves between two states: their order does not matter, and two moves of one lamp cancel.
struct Lamps {
    int count = 0;

    int state_bytes() const { return count; }
    int move_count() const { return count; }
    void apply(int move, std::span<std::uint8_t> state) const {
        for (const int lamp : {move, (move + 1) % count, (move + count - 1) % count}) {
            at(state, lamp) ^= 1;
        }
    }

    // For beam search: the score is the number of lit lamps.
    int score(StateBytes state) const { return static_cast<int>(std::count(state.begin(), state.end(), 1)); }
    int score_change(int move, StateBytes state) const {
        int change = 0;
        for (const int lamp : {move, (move + 1) % count, (move + count - 1) % count}) {
            change += at(state, lamp) == 0 ? 1 : -1;
        }
        return change;
    }
    int least_moves(int score) const { return (score + 2) / 3; }
};

using LampState = std::vector<std::uint8_t>;

inline LampState lamps_of(int count, unsigned lit) {
    LampState state;
    for (int lamp = 0; lamp < count; ++lamp) {
        state.push_back((lit >> lamp & 1U) != 0 ? 1 : 0);
    }
    return state;
}

inline LampState after(const Lamps& lamps, LampState state, const std::vector<int>& moves) {
    for (const int move : moves) {
        lamps.apply(move, state);
    }
    return state;
}

// Returns the least number of moves to all dark, by trying all sets of lamps; -1 if there is none.
inline int brute_force_distance(const Lamps& lamps, const LampState& state) {
    int best = -1;
    for (unsigned chosen = 0; chosen < 1U << lamps.count; ++chosen) {
        LampState result = state;
        int moves = 0;
        for (int lamp = 0; lamp < lamps.count; ++lamp) {
            if ((chosen >> lamp & 1U) != 0) {
                lamps.apply(lamp, result);
                ++moves;
            }
        }
        const bool is_dark = lamps.score(result) == 0;
        best = is_dark && (best < 0 || moves < best) ? moves : best;
    }
    return best;
}

// Heuristic: a third of the lit lamps, rounded up. Admissible, as a move darkens at most three.
struct ThirdOfLit {
    int scale() const { return 1; }
    int h(StateBytes state) const {
        return (static_cast<int>(std::count(state.begin(), state.end(), 1)) + 2) / 3;
    }
};

class LampWalker {
public:
    LampWalker(Lamps lamps, LampState state) : lamps_(lamps), state_(std::move(state)) {}

    int move_count() const { return lamps_.count; }
    void play(int move) { lamps_.apply(move, state_); }
    int h() const { return ThirdOfLit().h(state_); }
    int tie_break() const { return 0; }
    bool is_goal() const { return h() == 0; }
    Ticks ticks_per_move() const { return 1; }
    StateKey key() const {
        StateKey key;
        for (const std::uint8_t lamp : state_) {
            key.low = key.low * 2 + lamp;
        }
        return key;
    }

private:
    Lamps lamps_;
    LampState state_;
};

}  // namespace tessera
