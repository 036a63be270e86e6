#pragma once

#include "base/solution_count.h"

#include <cstdint>
#include <vector>

namespace tessera {

// The states in which one cell is the first that is not covered.
struct CountingLayer {
    int cell =
        0;  // from 0, in the order in which cells are covered; as many as there are cells: all are covered
    int covered = 0;         // open cells before it
    int frontiers = 0;       // on which there are states
    int dead_frontiers = 0;  // on which none is left, as the pieces left cannot fill their regions
    std::uint64_t states = 0;
    std::uint64_t sum = 0;  // of the states of all layers up to this one

    bool operator==(const CountingLayer&) const = default;
};

// What counting on frontiers came to, layer by layer.
struct CountingRecord {
    int open_count = 0;  // cells that are open at the start
    std::vector<CountingLayer> layers;
    SolutionCount total;   // once it is done
    bool is_done = false;  // then the last layer is that of all cells covered
};

}  // namespace tessera
