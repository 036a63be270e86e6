#pragma once

#include "games/null_game/null_game.h"
#include "games/parallel_policy.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The smallest possible engines, one for each of a family's tasks, to be copied for a new family. Each counts
// up by one per step; a step is one tick and one node.
struct NullEngines {
    using Analyser = NotOffered;
    using Explainer = NotOffered;
    using Generator = NotOffered;
    using MakersAnswer = NotOffered;
    using Grader = NotOffered;

    static constexpr ParallelPolicy parallel_policy{.may_race = true};
    static constexpr bool is_unique_up_to_symmetry = false;
    static std::uint64_t graded_count_cap(const NullGame::Level& /*level*/) { return 2; }
    static constexpr std::string_view pair_engine = {};

    class Solver {
    public:
        static Result<Solver> start(const NullGame::Level& level, const NullGame::State& state,
                                    const SolveOptions& options);

        Outcome advance(Ticks budget);
        const SearchStats& stats() const { return stats_; }
        std::vector<NullGame::Move> best() const { return steps_; }
        std::vector<NullGame::Move> solution() const { return steps_; }
        Remarks remarks() const { return {{"steps", std::to_string(steps_.size())}}; }

    private:
        explicit Solver(int missing) : missing_(missing) {}

        int missing_;
        std::vector<NullGame::Move> steps_;
        SearchStats stats_;
    };

    // Counts the ways to go up without going down: one for each count still ahead, so that there are
    // parts to share.
    class Counter {
    public:
        static Result<Counter> start(const NullGame::Level& level, const NullGame::State& state,
                                     const CountOptions& options);

        Outcome advance(Ticks budget);
        const SearchStats& stats() const { return stats_; }
        SolutionCount total() const { return stats_.solutions; }

    private:
        Counter(int next, int target, const CountOptions& options)
            : next_(next), target_(target), options_(options) {}

        int next_;
        int target_;
        CountOptions options_;
        SearchStats stats_;
    };

    class Hinter {
    public:
        static Result<Hinter> start(const NullGame::Level& level, const NullGame::State& state);

        Outcome advance(Ticks budget) const;
        const SearchStats& stats() const { return stats_; }
        Hint hint() const;
        static std::vector<NullGame::Move> best() { return {}; }
        static Remarks remarks() { return {}; }

    private:
        explicit Hinter(int missing) : missing_(missing) {}

        int missing_;
        SearchStats stats_;
    };
};

}  // namespace tessera
