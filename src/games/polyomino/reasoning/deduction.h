#pragma once

#include "base/sentence.h"
#include "games/polyomino/reasoning/reasoner.h"

#include <string>
#include <vector>

namespace tessera::polyomino {

// A finding in words.
struct Deduction {
    Rule rule = Rule::only_placement;
    Sentence sentence;
    std::vector<int> pieces;           // pieces of the level that the sentence names
    std::vector<Cell> cells;           // cells to highlight
    std::vector<Placement> places;     // placements that are forced
    std::vector<Placement> rules_out;  // placements that are impossible
    bool is_dead_end = false;

    bool operator==(const Deduction&) const = default;
};

// Puts the given findings into words, in order.
std::vector<Deduction> deductions_of(const Level& level, const Reasoner& reasoner,
                                     const std::vector<int>& findings);
// Puts the findings that count into words.
std::vector<Deduction> deductions_of(const Level& level, const Reasoner& reasoner);

}  // namespace tessera::polyomino
