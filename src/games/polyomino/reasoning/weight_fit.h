#pragma once

#include "games/polyomino/reasoning/look_grader.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tessera::polyomino {

// A puzzle solved by a player: the looks by each rule (LookGrader::looks) and the time taken.
struct TimedPuzzle {
    std::array<std::uint64_t, rule_count> looks{};  // in hundredths
    double seconds = 0;
};

struct WeightFit {
    std::array<double, rule_count> weights{};  // in the unit of rule_weights: the mean score does not change
    double correlation_before = 0;             // rank correlation of scores and times (Spearman 1904)
    double correlation_after = 0;
};

// Fits weights so that scores match times better: ridge regression by coordinate descent, minimising the
// squared relative errors, with no weight below zero. Each weight is pulled towards its current value as
// strongly as by one puzzle on which all rules take equally long. The same puzzles give the same weights.
// Cost: about 2,000 x puzzles x rules.
WeightFit fit_weights(const std::vector<TimedPuzzle>& puzzles);

}  // namespace tessera::polyomino
