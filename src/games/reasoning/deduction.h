#pragma once

#include "base/grid.h"
#include "base/sentence.h"

#include <vector>

namespace tessera::reasoning {

// A finding in words. A placement is a candidate as the family shows it. A family derives its own deduction and
// adds the pieces that the sentence names.
template <class Rule, class Placement>
struct Deduction {
    Rule rule{};
    Sentence sentence;
    std::vector<Cell> cells;           // cells to highlight
    std::vector<Placement> places;     // placements that are forced
    std::vector<Placement> rules_out;  // placements that are impossible
    bool is_dead_end = false;

    bool operator==(const Deduction&) const = default;
};

}  // namespace tessera::reasoning
