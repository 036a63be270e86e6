#pragma once

#include "base/solution_count.h"

#include <cstdint>
#include <vector>

namespace tessera {

// The states with the same first open cell.
struct CountingLayer {
    // Counted from 0 in the order of covering; the number of cells: all are covered.
    int cell = 0;
    int covered = 0;         // open cells before it
    int frontiers = 0;       // with at least one state
    int dead_frontiers = 0;  // without any state left: the remaining pieces cannot fill their regions
    std::uint64_t states = 0;
    std::uint64_t sum = 0;  // states in all layers up to this one

    bool operator==(const CountingLayer&) const = default;
};

// The result of counting on frontiers, layer by layer.
struct CountingRecord {
    int open_count = 0;  // open cells at the start
    std::vector<CountingLayer> layers;
    SolutionCount total;   // once it is done
    bool is_done = false;  // the last layer is then the one with all cells covered
};

}  // namespace tessera
