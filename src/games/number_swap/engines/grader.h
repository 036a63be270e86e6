#pragma once

#include "base/rng.h"
#include "games/game.h"
#include "games/number_swap/engines/board.h"
#include "games/puzzle_grade.h"

#include <cstdint>
#include <vector>

namespace tessera::number_swap {

// Plays a grid without looking ahead: each swap is one of those that bring their two tiles nearest to their homes, taken
// by chance, but never the last swap again. Such a play can go round in circles, so it stops after most_swaps.
class GreedyPlay {
public:
    static constexpr int most_swaps = 1000;

    GreedyPlay(const Board& board, std::vector<std::uint8_t> start, std::uint64_t seed);

    bool is_over() const { return swap_count_ == most_swaps || state_ == goal_; }
    int swap_count() const { return swap_count_; }
    const std::vector<std::uint8_t>& state() const { return state_; }
    // Makes a swap. Precondition: it is not over.
    void step(const Board& board);

private:
    int gain_of(const Board& board, int move) const;

    std::vector<std::uint8_t> state_;
    std::vector<std::uint8_t> goal_;
    Rng rng_;
    std::vector<int> best_moves_;
    int last_move_ = -1;
    int swap_count_ = 0;
};

inline constexpr TierLimits miss_limits = {10, 30, 70, 160};  // in tenths of a swap

// Grades a grid by how far greedy play misses the shortest way known: the score is the mean of several plays, in tenths
// of a swap, and gives the tier. Ticks are swaps looked at.
class Grader {
public:
    static constexpr int play_count = 256;
    static constexpr bool needs_single_solution = false;  // a grid has many ways to sort it

    // `moves` is the length of the shortest way known. Precondition: the grid can be sorted.
    static Result<Grader> start(const Level& level, const State& state, int moves);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    PuzzleGrade grade() const;

private:
    Grader(const Level& level, const State& state, int moves);

    Outcome step();

    Board board_;
    std::vector<std::uint8_t> start_;
    int moves_;
    GreedyPlay play_;
    int plays_made_ = 0;
    std::uint64_t swaps_made_ = 0;  // in finished plays
    SearchStats stats_;
};

}  // namespace tessera::number_swap
