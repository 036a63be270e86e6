#pragma once

#include "games/polyomino/reasoning/reasoner.h"
#include "games/puzzle_grade.h"
#include "games/reasoning/grading.h"

#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace tessera::polyomino {

// Cost of one look by each rule, in the order of Rule. All grades are based on this table (also engines/grader.h).
inline constexpr std::array<int, rule_count> rule_weights = {1, 2, 3, 2, 6, 3, 4, 6, 15, 30, 300, 4};

using reasoning::tier_limits;
using reasoning::tier_of;  // everything that needs search is in the last tier

// Returns how often a solver looks by each rule on the reasoner's way (games/reasoning/grading.h).
std::array<std::uint64_t, rule_count> looks_of(const Reasoner& reasoner);

// Returns the cost of the reasoner's way: each rule's looks times its weight.
std::uint64_t cost_of(const Reasoner& reasoner);

// Grades a position by the mean cost of several ways through it, with seeds from 1 on. The deductions are
// those of the first way. Runs that exceed the effort are left out. The generator makes its candidates with it, and recipes
// without `grade proof` have no other grade.
class LookGrader {
public:
    struct Options {
        int run_count = 8;
        Ticks effort = 8'000'000;
    };
    LookGrader(Level level, State state, const Options& options);
    LookGrader(Level level, State state) : LookGrader(std::move(level), std::move(state), Options()) {}

    // Returns solved if there is a grade; exhausted if there is none, because of a dead end or
    // lack of effort.
    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    PuzzleGrade grade() const;
    // Returns how often a solver looks by each rule, in hundredths, as the mean of all ways: the factors
    // of the weights.
    std::array<std::uint64_t, rule_count> looks() const;
    int longest_easy_run() const { return longest_easy_run_; }  // steps in the first way that need no thought

private:
    void start_run();
    void take_run();
    void measure_easy_run();

    Level level_;
    State state_;
    Options options_;
    std::optional<Reasoner> run_;
    reasoning::GradeSum<rule_count> sum_;
    std::array<std::uint64_t, rule_count> looks_{};  // sum over all runs
    int longest_easy_run_ = 0;
    bool is_over_ = false;
    SearchStats earlier_;
    SearchStats stats_;
};

}  // namespace tessera::polyomino
