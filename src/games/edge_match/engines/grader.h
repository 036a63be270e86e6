#pragma once

#include "games/edge_match/engines/prospect.h"
#include "games/edge_match/reasoning/reasoner.h"
#include "games/puzzle_grade.h"

#include <array>
#include <cstdint>
#include <optional>

namespace tessera::edge_match {

// What a look by each rule costs, in the order of Rule: the one table that grades rest on.
inline constexpr std::array<int, rule_count> rule_weights = {1, 2, 2, 3, 3, 2, 12, 100, 1, 2, 0};

// The last score of each tier but the highest.
inline constexpr std::array<std::uint64_t, 4> tier_limits = {40, 150, 700, 3500};

// What the way of a reasoner costs, as in Pelanek's model (Difficulty Rating of Sudoku Puzzles, 2014): each finding that
// counts the weight of its rule, as often as one has to look, in any order, until one of those there were is met. In
// hundredths.
std::uint64_t cost_of(const Reasoner& reasoner);

// Grades a position by several ways through it: the mean cost of those with the seeds from 1 on. The first counts the
// deductions. Where trying out is too much work there is no grade.
class Grader {
public:
    static constexpr int run_count = 4;

    static Result<Grader> start(const Level& level, const State& state, bool is_unique);

    // Solved: there is a grade. Exhausted: there is none.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    PuzzleGrade grade() const;

private:
    Grader(const Level& level, const State& state);

    Outcome step(Ticks budget);
    void start_run();
    void take_run();

    Level level_;
    State state_;
    Prospect prospect_;
    std::optional<Reasoner> run_;
    int done_count_ = 0;
    bool has_failed_ = false;
    std::uint64_t cost_ = 0;  // of all runs
    std::array<int, rule_count> uses_{};
    int search_depth_ = 0;  // the least of all runs
    SearchStats earlier_;
    SearchStats stats_;
};

}  // namespace tessera::edge_match
