#pragma once

#include "games/number_swap/engines/engine.h"
#include "games/number_swap/number_swap.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace tessera::number_swap {

// Sorts a grid with the engine of the options: see engine_ids.h. Remarks: `moves`, and `par` if the answer
// is proved shortest, else `lower_bound` and `upper_bound`; a_star adds `admissible` for its heuristic,
// engines that store states report if their memory was full. Returns exhausted at once for a grid that
// cannot be sorted.
class Solver {
public:
    static Result<Solver> start(const Level& level, const State& state, const SolveOptions& options);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const { return stats_; }
    std::vector<Move> best() const;
    std::vector<Move> solution() const { return best(); }
    Remarks remarks() const;

    // Returns the lower bound proved so far on the swaps of any answer.
    int lower_bound() const { return engine_ == nullptr ? 0 : engine_->lower_bound(); }
    std::uint64_t memory_bytes() const { return engine_ == nullptr ? 0 : engine_->memory_bytes(); }

private:
    explicit Solver(std::unique_ptr<SortingEngine> engine) : engine_(std::move(engine)) {}

    std::unique_ptr<SortingEngine> engine_;  // null if the grid cannot be sorted
    bool is_answered_ = false;
    SearchStats stats_;
};

// Counts the shortest paths that sort a grid, over all grids nearer to the sorted one; therefore only for
// boards of up to 9 cells. With a cap the total is at most the cap. There are no symmetries of shortest
// paths to merge.
class Counter {
public:
    static Result<Counter> start(const Level& level, const State& state, const CountOptions& options);

    Outcome advance(Ticks budget);
    const SearchStats& stats() const;
    SolutionCount total() const;

private:
    struct Work;
    explicit Counter(std::shared_ptr<Work> work) : work_(std::move(work)) {}

    std::shared_ptr<Work> work_;
};

}  // namespace tessera::number_swap
