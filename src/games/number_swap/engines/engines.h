#pragma once

#include "games/number_swap/engines/explainer.h"
#include "games/number_swap/engines/generator.h"
#include "games/number_swap/engines/grader.h"
#include "games/number_swap/engines/hinter.h"
#include "games/number_swap/engines/solver.h"
#include "games/parallel_policy.h"

#include <cstdint>
#include <string_view>

namespace tessera {

// The engines that number_swap offers to jobs.
struct NumberSwapEngines {
    using Solver = number_swap::Solver;
    using Counter = number_swap::Counter;
    using Hinter = number_swap::Hinter;
    using Analyser = NotOffered;
    using Explainer = number_swap::Explainer;
    using Generator = number_swap::Generator;
    using MakersAnswer = NotOffered;
    using Grader = number_swap::Grader;

    static constexpr ParallelPolicy
        parallel_policy{};  // no race: the first solution is not good enough, because the shortest is wanted

    static constexpr bool is_unique_up_to_symmetry = false;
    static std::uint64_t graded_count_cap(const number_swap::Level& /*level*/) { return 2; }
    static constexpr std::string_view pair_engine = {};
};

static_assert(GameEngines<NumberSwapEngines, NumberSwap>);

}  // namespace tessera
