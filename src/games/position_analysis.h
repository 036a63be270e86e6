#pragma once

#include "base/solution_count.h"

#include <string>
#include <vector>

namespace tessera {

// What can be said of a position without playing on. Moves are in text form.
struct PositionAnalysis {
    bool is_solvable = false;
    SolutionCount solutions;
    bool is_exact = true;             // false: there may be more
    std::vector<std::string> forced;  // moves that every solution has, where it is exact and they are known
    std::vector<std::string> blamed;  // moves that take back what keeps it from being solved, where known

    bool operator==(const PositionAnalysis&) const = default;
};

}  // namespace tessera
