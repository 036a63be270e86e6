#pragma once

#include "games/number_swap/engines/hinter.h"
#include "games/number_swap/engines/solver.h"
#include "games/parallel_policy.h"

namespace tessera {

// The engines that number_swap offers to jobs.
struct NumberSwapEngines {
    using Solver = number_swap::Solver;
    using Counter = number_swap::Counter;
    using Hinter = number_swap::Hinter;

    static constexpr ParallelPolicy
        parallel_policy{};  // no race: the first solution is not good enough, because the shortest is wanted
};

static_assert(GameEngines<NumberSwapEngines, NumberSwap>);

}  // namespace tessera
