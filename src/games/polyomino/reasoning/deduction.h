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
    std::vector<int> pieces;           // of the level, that the sentence names
    std::vector<Cell> cells;           // to look at
    std::vector<Placement> places;     // what has to be placed
    std::vector<Placement> rules_out;  // what cannot be
    bool is_dead_end = false;

    bool operator==(const Deduction&) const = default;
};

// Some of the findings, in order.
std::vector<Deduction> deductions_of(const Level& level, const Reasoner& reasoner,
                                     const std::vector<int>& findings);
// Those that count.
std::vector<Deduction> deductions_of(const Level& level, const Reasoner& reasoner);

}  // namespace tessera::polyomino
