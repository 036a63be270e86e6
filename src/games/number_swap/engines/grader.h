#pragma once

#include "games/game.h"
#include "games/number_swap/engines/greedy_play.h"
#include "games/puzzle_grade.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace tessera::number_swap {

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
    Grader(const std::shared_ptr<const Board>& board, const State& state, int moves);

    Outcome step();

    ScoredBoard board_;
    std::vector<std::uint8_t> start_;
    int moves_;
    GreedyPlay play_;
    int plays_made_ = 0;
    std::uint64_t swaps_made_ = 0;  // in finished plays
    SearchStats stats_;
};

}  // namespace tessera::number_swap
