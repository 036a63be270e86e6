#pragma once

#include "games/polyomino/reasoning/grader.h"

#include <array>
#include <vector>

namespace tessera::polyomino {

// A puzzle that somebody solved: how often one has to look by each rule (Grader::looks), and how long it took.
struct TimedPuzzle {
    std::array<std::uint64_t, rule_count> looks{};  // in hundredths
    double seconds = 0;
};

struct WeightFit {
    std::array<double, rule_count> weights{};  // in the unit of rule_weights: the mean score stays as it is
    double correlation_before = 0;             // of the ranks of scores and times (Spearman 1904)
    double correlation_after = 0;
};

// Weights with which scores come nearer to times: least squares of the relative errors, with no weight below zero, each
// drawn towards the one it has now as much as one puzzle draws for which all rules take as long (ridge regression; by coordinate descent, so the same
// puzzles give the same weights). Cost: about 2,000 x puzzles x rules.
WeightFit fit_weights(const std::vector<TimedPuzzle>& puzzles);

}  // namespace tessera::polyomino
