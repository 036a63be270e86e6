#pragma once

#include "base/result.h"
#include "base/solution_count.h"
#include "calls/puzzle.h"
#include "games/explanation.h"
#include "games/hint.h"
#include "games/puzzle_grade.h"
#include "search/search.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Searches on a puzzle, each on the calling thread, from the position that the puzzle is in. They share nothing, so any
// number of threads may search at a time. The same arguments give the same answer, with the same statistics, everywhere.

namespace tessera {

// Asked several times a second, with the statistics so far; the search ends once it returns true.
using ShouldStop = std::function<bool(const SearchStats& stats)>;

// The common part of all answers. `outcome`: `solved` or `exhausted` (proved: there is no solution or, of a count, no other) if it
// came to its end, `running` if it was stopped or gave up, `out_of_memory` if its tables did not fit.
struct Answer {
    Outcome outcome = Outcome::running;
    SearchStats stats;
    Sentence sentence;                                       // the reason in plain words, if there is one
    std::vector<std::pair<std::string, std::string>> facts;  // by name: {"par", "12"}, {"lower_bound", "10"}

    bool is_proved() const { return outcome == Outcome::solved || outcome == Outcome::exhausted; }
};

struct SolveRequest {
    std::string engine = {};     // empty: the usual one
    std::string heuristic = {};  // empty: the engine's usual one
    std::uint64_t seed = 1;
    std::uint64_t memory_bytes = 256ULL << 20;
};

struct Solution : Answer {
    std::optional<Puzzle> puzzle;    // solved; nothing if no solution was found
    std::vector<std::string> moves;  // to it or, if none was found, to the furthest position reached
};

struct CountRequest {
    bool up_to_symmetry = false;
    std::uint64_t cap = 0;  // stops once so many are found; 0: counts all
    int part = 1;           // counts part `part` of `part_count`, from 1; the parts add up
    int part_count = 1;
    std::uint64_t memory_bytes = 256ULL << 20;
};

struct Count : Answer {
    SolutionCount total;  // past 64 bits, too: see decimal()
    bool is_exact = false;
};

struct Grade : Answer {
    std::optional<PuzzleGrade> grade;  // nothing for open boards and what is too hard to grade
    std::optional<SolutionCount> solutions;  // as far as they were counted
};

struct Advice : Answer {
    Hint hint;
};

struct Explained : Answer {
    Explanation explanation;
};

// Return the answer, however far it came. An error is a wrong option, or a task that the family does not offer.
Result<Solution> solve(const Puzzle& puzzle, const SolveRequest& request = {},
                       const ShouldStop& should_stop = {});
Result<Count> count(const Puzzle& puzzle, const CountRequest& request = {},
                    const ShouldStop& should_stop = {});
Result<Grade> grade(const Puzzle& puzzle, const ShouldStop& should_stop = {});
Result<Advice> hint(const Puzzle& puzzle, const ShouldStop& should_stop = {});
Result<Explained> explain(const Puzzle& puzzle, const ShouldStop& should_stop = {});

// Makes a puzzle by the options of `tessera generate --family FAMILY`, without dashes: "size 8x8 pieces 10". An error, too,
// if there is no such puzzle or the work was stopped.
Result<Puzzle> generate(std::string_view family, std::string_view params, std::uint64_t seed,
                        const ShouldStop& should_stop = {});

}  // namespace tessera
