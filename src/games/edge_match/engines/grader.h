#pragma once

#include "games/edge_match/engines/prospect.h"
#include "games/edge_match/reasoning/reasoner.h"
#include "games/puzzle_grade.h"
#include "games/reasoning/grading.h"

#include <array>
#include <cstdint>
#include <optional>

namespace tessera::edge_match {

// Cost of one look by each rule, in the order of Rule. All grades are based on this table.
inline constexpr std::array<int, rule_count> rule_weights = {1, 2, 2, 3, 3, 2, 12, 100, 1, 2, 0};

// Returns the cost of a reasoner's way (games/reasoning/grading.h).
std::uint64_t cost_of(const Reasoner& reasoner);

// Grades a position by the mean cost of several ways through it, with seeds from 1 on. The deductions are
// those of the first way. If trial and error is too much work there is no grade.
class Grader {
public:
    static constexpr int run_count = 4;

    static constexpr bool needs_single_solution = true;
    static Result<Grader> start(const Level& level, const State& state, int moves = 0);

    // Returns solved if there is a grade, exhausted if there is none.
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
    reasoning::GradeSum<rule_count> sum_;
    bool has_failed_ = false;
    SearchStats earlier_;
    SearchStats stats_;
};

}  // namespace tessera::edge_match
