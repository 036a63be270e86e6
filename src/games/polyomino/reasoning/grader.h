#pragma once

#include "games/polyomino/reasoning/reasoner.h"
#include "games/puzzle_grade.h"

#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace tessera::polyomino {

// What a look by each rule costs, in the order of Rule: the one table that grades rest on.
inline constexpr std::array<int, rule_count> rule_weights = {1, 2, 3, 2, 6, 3, 4, 6, 15, 30, 300, 4};

// The last score of each tier but the highest, which is also that of whatever needs search.
inline constexpr std::array<std::uint64_t, 4> tier_limits = {40, 150, 700, 3500};

Tier tier_of(std::uint64_t score, int search_depth);

// How often one has to look by each rule on the way of a reasoner: for each finding that counts, in any order, until one
// of those there were is met. In hundredths.
std::array<std::uint64_t, rule_count> looks_of(const Reasoner& reasoner);

// What the way of a reasoner costs, as in Pelanek's model (Difficulty Rating of Sudoku Puzzles, 2014): each
// rule's looks times its weight. In hundredths.
std::uint64_t cost_of(const Reasoner& reasoner);

// Grades a position by several ways through it: the mean cost of those with the seeds from 1 on. The first
// counts the deductions. Runs that the effort does not suffice for are left out.
class Grader {
public:
    struct Options {
        bool is_unique = true;  // false: two steps and chains are left to search, which finds soon
        int run_count = 8;
        Ticks effort = 8'000'000;
    };
    Grader(Level level, State state, const Options& options);
    Grader(Level level, State state) : Grader(std::move(level), std::move(state), Options()) {}

    static Result<Grader> start(const Level& level, const State& state, bool is_unique) {
        Options options;
        options.is_unique = is_unique;
        return Grader(level, state, options);
    }

    // Solved: there is a grade. Exhausted: there is none, for a dead end or want of effort.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    PuzzleGrade grade() const;
    // How often one has to look by each rule, in hundredths, the mean of all ways: what the weights weigh.
    std::array<std::uint64_t, rule_count> looks() const;
    int longest_easy_run() const {
        return longest_easy_run_;
    }  // of steps in the first way that need no thought

private:
    void start_run();
    void take_run();
    void describe_run();

    Level level_;
    State state_;
    Options options_;
    std::optional<Reasoner> run_;
    int done_count_ = 0;
    std::uint64_t cost_ = 0;  // of all runs
    std::array<int, rule_count> uses_{};
    std::array<std::uint64_t, rule_count> looks_{};  // of all runs
    int longest_easy_run_ = 0;
    int search_depth_ = 0;  // the least of all runs
    bool is_over_ = false;
    SearchStats earlier_;
    SearchStats stats_;
};

}  // namespace tessera::polyomino
