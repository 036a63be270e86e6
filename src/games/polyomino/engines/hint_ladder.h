#pragma once

#include "games/explanation.h"
#include "games/polyomino/engines/analyser.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera::polyomino {

// The rungs of a hint: whether the position can be completed, together with where to look; at a dead end the pieces to blame; the
// reason, line by line; the resulting placement.

// Lights what the proof ends with, or else what is visibly wrong.
HintStep rung_of_dead_end(const std::vector<ExplanationStep>& lines, const std::optional<DeadEnd>& reason);

// Says that solvability is unknown, but that the board can be filled without these pieces.
HintStep rung_of_astray(const Level& level, const std::vector<Placement>& astray);

// Names the pieces to blame for a dead end and the moves that take them back, or explains why none are named.
std::optional<HintStep> rung_of_blame(const Level& level, const PlacementAnalysis& known);
HintStep rung_of_taking_back(const Level& level, const PlacementAnalysis& known);

// Returns the lines (reasons.h). If they lead to a placement, the last one crosses out what the others rule out
// instead of playing it.
std::vector<HintStep> rungs_of_proof(const std::vector<ExplanationStep>& lines);

// For a position that can be completed: in how many ways and where to look, then the lines. The place is the cells that the
// last line settles or the piece that it places; the places of the piece that take more than a look to rule out, or
// else all of them, are lit unless they are most of the board. `has_images`: the solutions known are images of one.
std::vector<HintStep> rungs_of_reasons(const Level& level, const State& state, const PlacementAnalysis& known,
                                       bool has_images, const std::vector<ExplanationStep>& lines);

// Without a deduction: whether the position can be completed, and the cell with the least choice; why the placement is chosen for it.
std::vector<HintStep> rungs_of_choice(const Level& level, const Analyser& analyser,
                                      const Placement& placement, Cell cell);

HintStep rung_of_placing(const Level& level, const Placement& placement);

}  // namespace tessera::polyomino
