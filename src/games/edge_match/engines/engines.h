#pragma once

#include "games/edge_match/engines/counter.h"
#include "games/edge_match/engines/explainer.h"
#include "games/edge_match/engines/generator.h"
#include "games/edge_match/engines/grader.h"
#include "games/edge_match/engines/hinter.h"
#include "games/edge_match/engines/makers_answer.h"
#include "games/edge_match/engines/solver.h"
#include "games/parallel_policy.h"

#include <cstdint>
#include <string_view>

namespace tessera {

// The engines that edge match offers to jobs.
struct EdgeMatchEngines {
    using Solver = edge_match::Solver;
    using Counter = edge_match::Counter;
    using Hinter = edge_match::Hinter;
    using Explainer = edge_match::Explainer;
    using Generator = edge_match::Generator;
    using MakersAnswer = edge_match::MakersAnswer;
    using Grader = edge_match::Grader;
    using Analyser = NotOffered;

    static constexpr ParallelPolicy parallel_policy{.may_race = true};

    // A board has no top: a player sees its turns as one solution.
    static constexpr bool is_unique_up_to_symmetry = true;
    static std::uint64_t graded_count_cap(const edge_match::Level& /*level*/) { return 2; }
    static constexpr std::string_view pair_engine = {};
};

static_assert(GameEngines<EdgeMatchEngines, EdgeMatch>);

}  // namespace tessera
