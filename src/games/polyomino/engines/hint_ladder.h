#pragma once

#include "games/hint.h"
#include "games/polyomino/engines/analyser.h"
#include "games/polyomino/reasoning/reasoner.h"

#include <optional>
#include <vector>

namespace tessera::polyomino {

// The rungs of a hint: how the position stands; at a dead end who is to blame; where to look; the deductions; the
// placement that they lead to.

HintStep rung_of_standing(const PlacementAnalysis& known);

// Whether the board can be filled is not known, but it can be without these.
HintStep rung_of_astray(const Level& level, const std::vector<Placement>& astray);

// At a dead end: who is to blame, and what takes that back. Where nobody is, what is to be said instead.
std::optional<HintStep> rung_of_blame(const Level& level, const PlacementAnalysis& known);
HintStep rung_of_taking_back(const Level& level, const PlacementAnalysis& known);

// What the last finding rests on, one sentence each: where to look first, unless it is a dead end. Of a long row
// of findings only the number is told, and the last.
std::vector<HintStep> rungs_of_reasoning(const Level& level, const Reasoner& reasoner);

// Without a deduction: the cell that leaves the least choice, and why the placement is one for it.
std::vector<HintStep> rungs_of_choice(const Level& level, const Analyser& analyser,
                                      const Placement& placement, Cell cell);

HintStep rung_of_placing(const Level& level, const Placement& placement);

}  // namespace tessera::polyomino
