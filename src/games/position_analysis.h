#pragma once

#include "base/solution_count.h"

#include <string>
#include <vector>

namespace tessera {

// Analysis of a position without playing on. Moves are in text form.
struct PositionAnalysis {
    bool is_solvable = false;
    SolutionCount solutions;
    bool is_exact = true;             // false: there may be more
    std::vector<std::string> forced;  // moves common to all solutions, if exact and known
    std::vector<std::string> blamed;  // moves that take back what makes it unsolvable, if known

    bool operator==(const PositionAnalysis&) const = default;
};

}  // namespace tessera
