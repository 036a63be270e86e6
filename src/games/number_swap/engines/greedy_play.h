#pragma once

#include "base/rng.h"
#include "games/number_swap/engines/scored_board.h"

#include <cstdint>
#include <vector>

namespace tessera::number_swap {

// Plays a grid without looking ahead: each swap is one of those that bring their two tiles nearest to their homes, taken
// by chance, but never the last swap again. Such a play can go round in circles, so it stops after most_swaps.
class GreedyPlay {
public:
    static constexpr int most_swaps = 1000;

    GreedyPlay(std::vector<std::uint8_t> start, std::uint64_t seed) : state_(std::move(start)), rng_(seed) {}

    bool is_over() const { return swap_count_ == most_swaps || misplaced_count(state_) == 0; }
    int swap_count() const { return swap_count_; }
    const std::vector<std::uint8_t>& state() const { return state_; }
    // Makes a swap. Precondition: it is not over.
    void step(const ScoredBoard& board);

private:
    std::vector<std::uint8_t> state_;
    Rng rng_;
    std::vector<int> best_moves_;
    int last_move_ = -1;
    int swap_count_ = 0;
};

}  // namespace tessera::number_swap
