#pragma once

#include "games/polyomino/reasoning/reasoner.h"
#include "games/reasoning/deduction.h"

#include <vector>

namespace tessera::polyomino {

// A finding in words.
struct Deduction : reasoning::Deduction<Rule, Placement> {
    std::vector<int> pieces;  // pieces of the level that the sentence names

    bool operator==(const Deduction&) const = default;
};

// Puts the given findings into words, in order.
std::vector<Deduction> deductions_of(const Level& level, const Reasoner& reasoner,
                                     const std::vector<int>& findings);
// Puts the findings that count into words.
std::vector<Deduction> deductions_of(const Level& level, const Reasoner& reasoner);

}  // namespace tessera::polyomino
