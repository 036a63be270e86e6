#pragma once

#include "games/explanation.h"
#include "games/polyomino/engines/analyser.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera::polyomino {

// The rungs of a hint: state of the position; at a dead end the pieces to blame; where to look; the reason, line
// by line; the resulting placement.

HintStep rung_of_standing(const PlacementAnalysis& known);

// Says that solvability is unknown, but that the board can be filled without these pieces.
HintStep rung_of_astray(const Level& level, const std::vector<Placement>& astray);

// Names the pieces to blame for a dead end and the moves that take them back, or explains why none are named.
std::optional<HintStep> rung_of_blame(const Level& level, const PlacementAnalysis& known);
HintStep rung_of_taking_back(const Level& level, const PlacementAnalysis& known);

// Returns where to look, unless the lines show a dead end, and the lines (reasons.h). The last one crosses out
// what the others rule out instead of playing its placement.
std::vector<HintStep> rungs_of_reasons(const std::vector<ExplanationStep>& lines);

// Without a deduction: the cell with the least choice, and why the placement is chosen for it.
std::vector<HintStep> rungs_of_choice(const Level& level, const Analyser& analyser,
                                      const Placement& placement, Cell cell);

HintStep rung_of_placing(const Level& level, const Placement& placement);

}  // namespace tessera::polyomino
