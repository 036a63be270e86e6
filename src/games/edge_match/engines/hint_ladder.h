#pragma once

#include "games/edge_match/reasoning/deduction.h"
#include "games/hint.h"

#include <string>
#include <vector>

// The rungs of a hint between the state of the position and the move: the premises of the
// reasoner's last finding.

namespace tessera::edge_match {

// Words of edge match for the parts of a deduction.
struct TileWords {
    using Deduction = edge_match::Deduction;
    using Placement = Move;

    static std::vector<std::string> texts_of(const std::vector<Move>& moves);
    static std::vector<std::string> names_in(const Deduction& deduction) { return deduction.tiles; }
};

// Returns the index of the finding that a hint shows: the first that lays a tile, or at a dead end the last. One step of the
// reasoner may find more than one. Precondition: there is one.
int finding_of_hint(const Reasoner& reasoner);

// Returns whether the position can be completed and where to look (unless it is a dead end), then the deductions up to a finding: a
// few one by one, many grouped by rule; too many are replaced by trials in one cell (cell_trial.h).
std::vector<HintStep> rungs_of_reasoning(const Level& level, const Reasoner& reasoner, int finding);

// Returns the rung for the placement of a finding. Precondition: it is a placement.
HintStep rung_of_placing(const Level& level, const Reasoner& reasoner, int finding);

}  // namespace tessera::edge_match
