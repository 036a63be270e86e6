#pragma once

#include "games/hint.h"
#include "games/polyomino/engines/analyser.h"
#include "games/polyomino/reasoning/deduction.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera::polyomino {

// The rungs of a hint: state of the position; at a dead end the pieces to blame; where to look; the
// deductions; the resulting placement.

// Words of polyominoes for the parts of a deduction.
class PlacementWords {
public:
    using Deduction = polyomino::Deduction;
    using Placement = polyomino::Placement;

    explicit PlacementWords(const Level& level) : level_(level) {}
    std::vector<std::string> texts_of(const std::vector<Placement>& placements) const;
    std::vector<std::string> names_in(const Deduction& deduction) const;

private:
    const Level& level_;
};

HintStep rung_of_standing(const PlacementAnalysis& known);

// Says that solvability is unknown, but that the board can be filled without these pieces.
HintStep rung_of_astray(const Level& level, const std::vector<Placement>& astray);

// Names the pieces to blame for a dead end and the moves that take them back, or explains why none are named.
std::optional<HintStep> rung_of_blame(const Level& level, const PlacementAnalysis& known);
HintStep rung_of_taking_back(const Level& level, const PlacementAnalysis& known);

// Returns the premises of the last finding, one sentence each, preceded by where to look unless it is a dead
// end. A long list is reduced to its length and the last finding.
std::vector<HintStep> rungs_of_reasoning(const Level& level, const Reasoner& reasoner);

// Without a deduction: the cell with the least choice, and why the placement is chosen for it.
std::vector<HintStep> rungs_of_choice(const Level& level, const Analyser& analyser,
                                      const Placement& placement, Cell cell);

HintStep rung_of_placing(const Level& level, const Placement& placement);

}  // namespace tessera::polyomino
